// The calls of how the system does.
import { apiCall } from '../call';
import type { JobAnswer } from '../jobs';
import type { SystemAnswer } from '../system';

export const look = apiCall('GET /system', 'manage system', { of: 'site' }).data<SystemAnswer>();
export const retry = apiCall('POST /system/jobs/{id}/retry', 'manage system', {
  of: 'site',
  status: 202,
}).data<JobAnswer>();
