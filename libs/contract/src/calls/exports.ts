// The calls of files that are made while one waits.
import { apiCall } from '../call';
import type { JobParams } from '../jobs';

export const teamMembers = apiCall('GET /team-members/export', 'export member', {
  of: ['tournament query.tournament_id', 'contingent query.contingent_id', 'lists'],
}).file<{ query: JobParams['team-members-export'] }>();
export const contingents = apiCall('GET /contingents/export', 'export contingent', {
  of: ['tournament query.tournament_id', 'lists'],
}).file<{ query: JobParams['contingents-export'] }>();
export const billings = apiCall('GET /billings/export', 'signed-in', {
  of: ['tournament query.tournament_id', 'lists'],
}).file<{ query: JobParams['billings-export'] }>();
export const invoice = apiCall('GET /billings/{id}/invoice', 'signed-in', { of: 'billing id' }).file();
export const receipt = apiCall('GET /billings/{id}/receipt', 'signed-in', { of: 'billing id' }).file();
