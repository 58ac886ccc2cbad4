// The calls of contingents.
import { apiCall } from '../call';
import type {
  ContingentDetail,
  ContingentName,
  ContingentRow,
  ContingentsQuery,
  CreateContingentRequest,
  MyContingentsQuery,
  SavedContingentAnswer,
  UpdateContingentRequest,
} from '../contingents';
import type { Said } from '../http';

export const list = apiCall('GET /contingents', 'signed-in', { of: ['tournament query.tournament_id', 'lists'] }).page<
  ContingentRow,
  { query: ContingentsQuery }
>();
export const mine = apiCall('GET /contingents/my-contingents', 'signed-in', { of: 'own' }).rows<
  ContingentRow,
  { query: MyContingentsQuery }
>();
export const names = apiCall('GET /contingents/fetch-all', 'signed-in', { of: 'lists' }).rows<ContingentName>();
export const namesOfTournament = apiCall('GET /contingents/by-tournament/{tournamentId}', 'signed-in', {
  of: 'tournament tournamentId',
}).rows<ContingentName>();
export const read = apiCall('GET /contingents/{id}', 'signed-in', { of: 'contingent id' }).data<ContingentDetail>();
export const create = apiCall('POST /contingents', 'signed-in', { of: 'lists', status: 201 }).answers<
  SavedContingentAnswer,
  { body: CreateContingentRequest }
>();
export const update = apiCall('PUT /contingents/{id}', 'signed-in', { of: 'contingent id' }).answers<
  SavedContingentAnswer,
  { body: UpdateContingentRequest }
>();
export const remove = apiCall('DELETE /contingents/{id}', 'delete contingent', {
  of: 'whole-contingent id',
}).answers<Said>();
