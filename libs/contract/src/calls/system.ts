// The calls of how the system does.
import { apiCall } from '../call';
import type { JobAnswer } from '../jobs';
import type { SystemAnswer } from '../system';

export const look = apiCall('GET /system', 'manage system').data<SystemAnswer>();
export const retry = apiCall('POST /system/jobs/{id}/retry', 'manage system', { status: 202 }).data<JobAnswer>();
