// The calls of files that are made while one waits.
import { apiCall } from '../call';
import type { BillingsQuery } from '../billings';
import type { ContingentsQuery } from '../contingents';
import type { TeamMembersQuery } from '../team-members';

export const teamMembers = apiCall('GET /team-members/export', 'export member', {
  of: ['tournament query.tournament_id', 'contingent query.contingent_id', 'lists'],
}).file<{ query: TeamMembersQuery }>();
export const contingents = apiCall('GET /contingents/export', 'export contingent', {
  of: ['tournament query.tournament_id', 'lists'],
}).file<{ query: ContingentsQuery }>();
export const billings = apiCall('GET /billings/export', 'signed-in', {
  of: ['tournament query.tournament_id', 'lists'],
}).file<{ query: BillingsQuery }>();
export const invoice = apiCall('GET /billings/{id}/invoice', 'signed-in', { of: 'billing id' }).file();
export const receipt = apiCall('GET /billings/{id}/receipt', 'signed-in', { of: 'billing id' }).file();
