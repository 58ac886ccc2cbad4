// The calls of team members.
import { call } from '../call';
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

export const teamMemberCalls = {
  list: call('GET /team-members', 'signed-in').page<TeamMemberRow, { query: TeamMembersQuery }>(),
  known: call('GET /team-members/known', 'signed-in').dataRows<KnownAthlete, { query: KnownAthletesQuery }>(),
  read: call('GET /team-members/{id}', 'signed-in').data<TeamMemberDetail>(),
  create: call('POST /team-members', 'signed-in', { status: 201 }).answers<
    SavedTeamMemberAnswer,
    { body: TeamMemberRequest }
  >(),
  update: call('PUT /team-members/{id}', 'signed-in').answers<SavedTeamMemberAnswer, { body: TeamMemberRequest }>(),
  photo: call('GET /team-members/{id}/photo', 'signed-in').file(),
  savePhoto: call('POST /team-members/{id}/photo', 'signed-in').answers<SavedPhotoAnswer>(),
  removePhoto: call('DELETE /team-members/{id}/photo', 'signed-in').answers<SavedPhotoAnswer>(),
  remove: call('DELETE /team-members/{id}', 'delete member').answers<Said>(),
};
