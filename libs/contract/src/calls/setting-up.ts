// The calls of setting a tournament up.
import { apiCall } from '../call';
import type {
  CopyAnswer,
  CopyQuery,
  CopyRequest,
  DayPlanAnswer,
  DayPlanRequest,
  PresetAge,
  PresetRequest,
  SetUpAnswer,
} from '../setting-up';
import type { Said } from '../http';
import type { ArenasRequest, OfferRequest } from '../setting-up-at-once';
import type { Saved } from '../tournament-setup';

export const read = apiCall('GET /tournament-settings/{id}/setup', 'manage tournament', {
  of: 'tournament id',
}).data<SetUpAnswer>();
export const saveDayPlan = apiCall('PUT /tournament-settings/{id}/day-plan', 'manage tournament', {
  of: 'tournament id',
}).answers<Saved<DayPlanAnswer>, { body: DayPlanRequest }>();
export const addArenas = apiCall('POST /tournament-settings/{id}/arenas', 'manage tournament', {
  of: 'tournament id',
  status: 201,
}).answers<Said, { body: ArenasRequest }>();
export const addOffer = apiCall('POST /tournament-settings/{id}/offer', 'manage tournament', {
  of: 'tournament id',
  status: 201,
}).answers<Said, { body: OfferRequest }>();
// what is missing of the shared ages and classes it makes only for a holder of 'manage master data'
export const preset = apiCall('GET /tournament-settings/{id}/preset', 'manage tournament', {
  of: 'tournament id',
}).dataRows<PresetAge>();
export const applyPreset = apiCall('POST /tournament-settings/{id}/preset', 'manage tournament', {
  of: 'tournament id',
}).answers<Saved<PresetAge[]>, { body: PresetRequest }>();
export const copyable = apiCall('GET /tournament-settings/{id}/copy', 'manage tournament', {
  of: ['tournament id', 'tournament query.source_id'],
}).data<CopyAnswer, { query: CopyQuery }>();
export const copy = apiCall('POST /tournament-settings/{id}/copy', 'manage tournament', {
  of: ['tournament id', 'tournament body.source_id'],
}).answers<Saved<CopyAnswer>, { body: CopyRequest }>();
