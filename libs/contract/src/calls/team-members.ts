// The calls of athletes.
import { apiCall } from '../call';
import type { Said } from '../http';
import type {
  KnownAthlete,
  KnownAthletesQuery,
  PublicWishRequest,
  SamePersonRequest,
  SamePersonAnswer,
  SavedPhotoAnswer,
  SavedTeamMemberAnswer,
  SavedWishAnswer,
  TeamMemberDetail,
  TeamMemberRequest,
  TeamMemberRow,
  TeamMembersQuery,
} from '../team-members';

export const list = apiCall('GET /team-members', 'signed-in', {
  of: ['tournament query.tournament_id', 'contingent query.contingent_id', 'lists'],
}).page<TeamMemberRow, { query: TeamMembersQuery }>();
export const known = apiCall('GET /team-members/known', 'signed-in', { of: 'lists' }).dataRows<
  KnownAthlete,
  { query: KnownAthletesQuery }
>();
export const read = apiCall('GET /team-members/{id}', 'signed-in', { of: 'member id' }).data<TeamMemberDetail>();
export const create = apiCall('POST /team-members', 'signed-in', {
  of: 'contingent body.contingent_id',
  status: 201,
}).answers<SavedTeamMemberAnswer, { body: TeamMemberRequest }>();
export const update = apiCall('PUT /team-members/{id}', 'signed-in', {
  of: ['member id', 'contingent body.contingent_id'],
}).answers<SavedTeamMemberAnswer, { body: TeamMemberRequest }>();
export const photo = apiCall('GET /team-members/{id}/photo', 'signed-in', { of: 'member id' }).file();
export const savePhoto = apiCall('POST /team-members/{id}/photo', 'signed-in', { of: 'member id' }).answers<
  SavedPhotoAnswer,
  { form: object }
>();
export const removePhoto = apiCall('DELETE /team-members/{id}/photo', 'signed-in', {
  of: 'member id',
}).answers<SavedPhotoAnswer>();
/** Everybody sees initials only from here on. */
export const byInitials = apiCall('PUT /team-members/{id}/initials', 'signed-in', { of: 'member id' }).answers<
  SavedWishAnswer,
  { body: PublicWishRequest }
>();
export const byName = apiCall('DELETE /team-members/{id}/initials', 'signed-in', {
  of: 'member id',
}).answers<SavedWishAnswer>();
/** Takes its own page away; results stay where they are told. */
export const takePageAway = apiCall('PUT /team-members/{id}/gone', 'signed-in', { of: 'member id' }).answers<
  SavedWishAnswer,
  { body: PublicWishRequest }
>();
export const givePageBack = apiCall('DELETE /team-members/{id}/gone', 'signed-in', {
  of: 'member id',
}).answers<SavedWishAnswer>();
export const samePerson = apiCall('GET /team-members/{id}/same-person', 'signed-in', {
  of: 'member id',
}).data<SamePersonAnswer>();
/** Whose results are shown together. */
export const confirmPerson = apiCall('PUT /team-members/{id}/same-person', 'signed-in', { of: 'member id' }).answers<
  Said,
  { body: SamePersonRequest }
>();
/** Out of one tournament; the athlete stays in the others of its contingent. */
export const withdraw = apiCall('DELETE /tournaments/{id}/entries/{member}', 'delete member', {
  of: 'tournament id',
}).answers<Said>();
export const remove = apiCall('DELETE /team-members/{id}', 'delete member', { of: 'whole-member id' }).answers<Said>();
