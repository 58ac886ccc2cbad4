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

export const day = apiCall('GET /tournaments/{id}/weigh-in', 'check in', { of: 'tournament id' }).data<
  WeighInDay,
  { query: WeighInQuery }
>();
export const card = apiCall('GET /tournaments/{id}/athlete-cards/{code}', 'check in', {
  of: 'tournament id',
}).data<CardHolder>();
export const preview = apiCall('POST /weigh-ins/preview', 'check in', {
  of: 'participant body.participant_id',
  audited: false,
}).answers<WeighInAnswer, { body: WeighInRequest }>();
export const record = apiCall('POST /weigh-ins', 'check in', {
  of: 'participant body.participant_id',
  audited: false,
}).answers<WeighInAnswer, { body: WeighInRequest }>();
export const walkover = apiCall('POST /weigh-ins/{id}/walkover', 'check in', {
  of: 'weigh-in id',
  audited: false,
}).answers<WeighInAnswer>();
export const correct = apiCall('POST /weigh-ins/{id}/correct', 'correct check in', {
  of: 'weigh-in id',
  audited: false,
}).answers<WeighInAnswer, { body: WeighInCorrection }>();
