// The calls of drawings and their pools (spec 2 §7, "Drawing and pools").
import { apiCall } from '../call';
import type {
  CreateDummyAnswer,
  DrawingAnswer,
  DrawingRequest,
  GenerateAnswer,
  NextPoolAnswer,
  NextPoolRequest,
  PoolRow,
  PoolsQuery,
  RegenerateRequest,
  UndividedAnswer,
} from '../drawing';

export const createPools = apiCall('POST /create-pools', 'manage drawing', {
  of: 'tournament body.tournament_id',
  status: 201,
}).answers<DrawingAnswer, { body: DrawingRequest }>();
export const divideAnew = apiCall('PUT /drawings/{id}', 'manage drawing', {
  of: ['drawing id', 'tournament body.tournament_id'],
}).answers<DrawingAnswer, { body: DrawingRequest }>();
export const list = apiCall('GET /pools', 'signed-in', { of: ['tournament query.tournament_id', 'lists'] }).dataRows<
  PoolRow,
  { query: PoolsQuery }
>();
export const undivided = apiCall('GET /tournaments/{id}/undivided', 'manage drawing', {
  of: 'tournament id',
}).data<UndividedAnswer>();
export const next = apiCall('POST /pools/next', 'manage drawing', {
  of: 'pool body.current_pool_id',
  audited: false,
}).answers<NextPoolAnswer, { body: NextPoolRequest }>();
export const generateByGet = apiCall('GET /pools/{id}/generate-bracket', 'manage drawing', {
  of: 'pool id',
}).answers<GenerateAnswer>();
export const generate = apiCall('POST /pools/{id}/generate-bracket', 'manage drawing', {
  of: 'pool id',
}).answers<GenerateAnswer>();
export const regenerateByGet = apiCall('GET /pools/{id}/regenerate-bracket', 'manage drawing', {
  of: 'pool id',
}).answers<GenerateAnswer>();
export const regenerate = apiCall('POST /pools/{id}/regenerate-bracket', 'manage drawing', { of: 'pool id' }).answers<
  GenerateAnswer,
  { body: RegenerateRequest }
>();
export const createDummy = apiCall('POST /matches/{matchId}/create-dummy', 'manage drawing', {
  of: 'match matchId',
}).answers<CreateDummyAnswer>();
