// The calls of how the system does.
import { call } from '../call';
import type { JobAnswer } from '../jobs';
import type { SystemAnswer } from '../system';

export const systemCalls = {
  // a screen has no account: it knows its code, and shows what everybody may see
  look: call('GET /system', 'manage system').data<SystemAnswer>(),
  retry: call('POST /system/jobs/{id}/retry', 'manage system', { status: 202 }).data<JobAnswer>(),
};
