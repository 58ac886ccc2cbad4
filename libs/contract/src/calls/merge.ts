// The calls of classes drawn together, and of who may be seeded.
import { apiCall } from '../call';
import type { PoolLockRequest } from '../draw-trust';
import type { DissolveAnswer, DrawableParticipant, DrawableQuery, MergeClassesRequest } from '../merged-classes';
import type { DrawingAnswer } from '../drawing';

export const participants = apiCall('GET /drawings/participants', 'manage drawing', {
  of: ['tournament query.tournament_id', 'drawing query.drawing_id'],
}).dataRows<DrawableParticipant, { query: DrawableQuery }>();
export const merge = apiCall('POST /drawings/merge', 'manage drawing', {
  of: 'tournament body.tournament_id',
  status: 201,
  audited: false,
}).answers<DrawingAnswer, { body: MergeClassesRequest }>();
export const dissolve = apiCall('POST /drawings/{id}/dissolve', 'manage drawing', {
  of: 'drawing id',
  audited: false,
}).answers<DissolveAnswer, { body: PoolLockRequest }>();
