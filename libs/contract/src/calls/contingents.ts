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

export const list = apiCall('GET /contingents', 'signed-in').page<ContingentRow, { query: ContingentsQuery }>();
export const mine = apiCall('GET /contingents/my-contingents', 'signed-in').rows<
  ContingentRow,
  { query: MyContingentsQuery }
>();
export const names = apiCall('GET /contingents/fetch-all', 'signed-in').rows<ContingentName>();
export const namesOfTournament = apiCall(
  'GET /contingents/by-tournament/{tournamentId}',
  'signed-in',
).rows<ContingentName>();
export const read = apiCall('GET /contingents/{id}', 'signed-in').data<ContingentDetail>();
export const create = apiCall('POST /contingents', 'signed-in', { status: 201 }).answers<
  SavedContingentAnswer,
  { body: CreateContingentRequest }
>();
export const update = apiCall('PUT /contingents/{id}', 'signed-in').answers<
  SavedContingentAnswer,
  { body: UpdateContingentRequest }
>();
export const remove = apiCall('DELETE /contingents/{id}', 'delete contingent').answers<Said>();
