// The calls at the scales.
import { apiCall } from '../call';
import type {
  CardHolder,
  WeighInAnswer,
  WeighInCorrection,
  WeighInDay,
  WeighInQuery,
  WeighInRequest,
} from '../weigh-in';

export const day = apiCall('GET /tournaments/{id}/weigh-in', 'check in').data<WeighInDay, { query: WeighInQuery }>();
export const card = apiCall('GET /tournaments/{id}/athlete-cards/{code}', 'check in').data<CardHolder>();
export const preview = apiCall('POST /weigh-ins/preview', 'check in', { audited: false }).answers<
  WeighInAnswer,
  { body: WeighInRequest }
>();
export const record = apiCall('POST /weigh-ins', 'check in', { audited: false }).answers<
  WeighInAnswer,
  { body: WeighInRequest }
>();
export const walkover = apiCall('POST /weigh-ins/{id}/walkover', 'check in', {
  audited: false,
}).answers<WeighInAnswer>();
export const correct = apiCall('POST /weigh-ins/{id}/correct', 'correct check in', { audited: false }).answers<
  WeighInAnswer,
  { body: WeighInCorrection }
>();
