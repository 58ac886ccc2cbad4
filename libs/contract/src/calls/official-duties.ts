// The calls of where officials work; an official's own rota is behind its code alone.
import { apiCall } from '../call';
import type { Said } from '../http';
import type {
  OfficialBoard,
  OfficialDutyRequest,
  OfficialPlanned,
  OfficialPlanRequest,
  OfficialRateRow,
  OfficialRatesRequest,
  OfficialRota,
  OfficialSeatRequest,
  PanelOfficialRequest,
  PanelOfficials,
  ReplaceDutyRequest,
  SessionSeats,
} from '../official-duties';

export const board = apiCall('GET /tournaments/{id}/official-duties', 'manage schedule', {
  of: 'tournament id',
}).data<OfficialBoard>();
export const seats = apiCall('GET /match-schedules/{id}/official-seats', 'manage schedule', {
  of: 'schedule id',
}).data<SessionSeats>();
export const plan = apiCall('POST /tournaments/{id}/official-plan', 'manage schedule', { of: 'tournament id' }).answers<
  OfficialPlanned,
  { body: OfficialPlanRequest }
>();
export const add = apiCall('POST /official-duties', 'manage schedule', {
  of: ['schedule body.schedule_id', 'official body.official_id'],
  status: 201,
}).answers<Said, { body: OfficialDutyRequest }>();
export const replace = apiCall('POST /official-duties/{id}/replace', 'manage schedule', {
  of: ['duty id', 'official body.official_id'],
}).answers<Said, { body: ReplaceDutyRequest }>();
export const seat = apiCall('PUT /matches/{id}/official-seats', 'manage schedule', {
  of: ['match id', 'official body.official_id'],
}).answers<Said, { body: OfficialSeatRequest }>();
export const rota = apiCall('GET /official-rota/{code}', 'public', { isFresh: true }).data<OfficialRota>();
export const panelOfficials = apiCall('GET /panel/officials', 'any panel').data<PanelOfficials>();
export const takePanel = apiCall('POST /panel/official', 'any panel').answers<
  Said & { data: PanelOfficials },
  { body: PanelOfficialRequest }
>();
export const rates = apiCall('GET /tournaments/{id}/official-rates', 'manage schedule', {
  of: 'tournament id',
}).dataRows<OfficialRateRow>();
export const saveRates = apiCall('PUT /tournaments/{id}/official-rates', 'manage schedule', {
  of: 'tournament id',
}).answers<Said, { body: OfficialRatesRequest }>();
