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

export const read = apiCall('GET /tournament-settings/{id}/setup', 'manage tournament').data<SetUpAnswer>();
export const saveDayPlan = apiCall('PUT /tournament-settings/{id}/day-plan', 'manage tournament').answers<
  Saved<DayPlanAnswer>,
  { body: DayPlanRequest }
>();
export const addArenas = apiCall('POST /tournament-settings/{id}/arenas', 'manage tournament', {
  status: 201,
}).answers<Said, { body: ArenasRequest }>();
export const addOffer = apiCall('POST /tournament-settings/{id}/offer', 'manage tournament', { status: 201 }).answers<
  Said,
  { body: OfferRequest }
>();
// what is missing of the shared ages and classes it makes only for a holder of 'manage master data'
export const preset = apiCall('GET /tournament-settings/{id}/preset', 'manage tournament').dataRows<PresetAge>();
export const applyPreset = apiCall('POST /tournament-settings/{id}/preset', 'manage tournament').answers<
  Saved<PresetAge[]>,
  { body: PresetRequest }
>();
export const copyable = apiCall('GET /tournament-settings/{id}/copy', 'manage tournament').data<
  CopyAnswer,
  { query: CopyQuery }
>();
export const copy = apiCall('POST /tournament-settings/{id}/copy', 'manage tournament').answers<
  Saved<CopyAnswer>,
  { body: CopyRequest }
>();
