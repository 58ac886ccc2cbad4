// The calls of background jobs and exports.
import { call } from '../call';
import type { BillingsQuery } from '../billings';
import type { ContingentsQuery } from '../contingents';
import type { CreateJobRequest } from '../job-requests';
import type { JobAnswer } from '../jobs';
import type { TeamMembersQuery } from '../team-members';

export const exportCalls = {
  teamMembers: call('GET /team-members/export', 'export member').file<{ query: TeamMembersQuery }>(),
  contingents: call('GET /contingents/export', 'export contingent').file<{ query: ContingentsQuery }>(),
  billings: call('GET /billings/export', 'signed-in').file<{ query: BillingsQuery }>(),
  invoice: call('GET /billings/{id}/invoice', 'signed-in').file(),
  receipt: call('GET /billings/{id}/receipt', 'signed-in').file(),
};

export const jobCalls = {
  create: call('POST /jobs', 'signed-in', { status: 202 }).data<JobAnswer, { body: CreateJobRequest }>(),
  list: call('GET /jobs', 'signed-in', { fromArena: true }).dataRows<JobAnswer>(),
  read: call('GET /jobs/{id}', 'signed-in').data<JobAnswer>(),
  file: call('GET /jobs/{id}/file', 'signed-in').file(),
  cancel: call('DELETE /jobs/{id}', 'signed-in').data<JobAnswer>(),
  retry: call('POST /jobs/{id}/retry', 'signed-in', { status: 202 }).data<JobAnswer>(),
};
