// The calls of how the system does.
import { call } from '../call';
import type { JobAnswer } from '../jobs';
import type { SystemAnswer } from '../system';

export const systemCalls = {
  look: call('GET /system', 'manage system').data<SystemAnswer>(),
  retry: call('POST /system/jobs/{id}/retry', 'manage system', { status: 202 }).data<JobAnswer>(),
};
