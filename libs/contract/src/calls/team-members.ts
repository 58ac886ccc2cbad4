// The calls of athletes.
import { apiCall } from '../call';
import type { Said } from '../http';
import type {
  KnownAthlete,
  KnownAthletesQuery,
  SavedPhotoAnswer,
  SavedTeamMemberAnswer,
  TeamMemberDetail,
  TeamMemberRequest,
  TeamMemberRow,
  TeamMembersQuery,
} from '../team-members';

export const list = apiCall('GET /team-members', 'signed-in').page<TeamMemberRow, { query: TeamMembersQuery }>();
export const known = apiCall('GET /team-members/known', 'signed-in').dataRows<
  KnownAthlete,
  { query: KnownAthletesQuery }
>();
export const read = apiCall('GET /team-members/{id}', 'signed-in').data<TeamMemberDetail>();
export const create = apiCall('POST /team-members', 'signed-in', { status: 201 }).answers<
  SavedTeamMemberAnswer,
  { body: TeamMemberRequest }
>();
export const update = apiCall('PUT /team-members/{id}', 'signed-in').answers<
  SavedTeamMemberAnswer,
  { body: TeamMemberRequest }
>();
export const photo = apiCall('GET /team-members/{id}/photo', 'signed-in').file();
export const savePhoto = apiCall('POST /team-members/{id}/photo', 'signed-in').answers<
  SavedPhotoAnswer,
  { form: object }
>();
export const removePhoto = apiCall('DELETE /team-members/{id}/photo', 'signed-in').answers<SavedPhotoAnswer>();
export const remove = apiCall('DELETE /team-members/{id}', 'delete member').answers<Said>();
