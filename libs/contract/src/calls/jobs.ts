// The calls of background jobs.
import { apiCall } from '../call';
import type { CreateJobRequest } from '../job-requests';
import type { JobAnswer } from '../jobs';

export const create = apiCall('POST /jobs', 'signed-in', { of: 'lists', status: 202 }).data<
  JobAnswer,
  { body: CreateJobRequest }
>();
export const list = apiCall('GET /jobs', 'signed-in', { of: 'lists', fromArena: true }).dataRows<JobAnswer>();
export const read = apiCall('GET /jobs/{id}', 'signed-in', { of: 'lists' }).data<JobAnswer>();
export const file = apiCall('GET /jobs/{id}/file', 'signed-in', { of: 'lists' }).file();
export const cancel = apiCall('DELETE /jobs/{id}', 'signed-in', { of: 'lists' }).data<JobAnswer>();
export const retry = apiCall('POST /jobs/{id}/retry', 'signed-in', { of: 'lists', status: 202 }).data<JobAnswer>();
