// The calls of drawing, pools and brackets (spec 2 §7, "Drawing and pools").
import { apiCall } from '../call';
import type {
  BracketAnswer,
  CreateDummyAnswer,
  DrawingAnswer,
  DrawingRequest,
  GenerateAnswer,
  MatchListAnswer,
  NextPoolAnswer,
  NextPoolRequest,
  PoolAnswer,
  PoolRow,
  PoolsQuery,
  RecapCategory,
  RecapQuery,
  RegenerateRequest,
  ShowBracketAnswer,
} from '../tanding';

export const createPools = apiCall('POST /create-pools', 'manage drawing', { status: 201 }).answers<
  DrawingAnswer,
  { body: DrawingRequest }
>();
export const divideAnew = apiCall('PUT /drawings/{id}', 'manage drawing').answers<
  DrawingAnswer,
  { body: DrawingRequest }
>();
export const list = apiCall('GET /pools', 'signed-in').dataRows<PoolRow, { query: PoolsQuery }>();
export const next = apiCall('POST /pools/next', 'manage drawing', { audited: false }).answers<
  NextPoolAnswer,
  { body: NextPoolRequest }
>();
export const read = apiCall('GET /pools/{id}', 'signed-in').data<PoolAnswer>();
export const bracket = apiCall('GET /pools/{id}/matches', 'signed-in').answers<BracketAnswer>();
export const matchList = apiCall('GET /pools/{id}/match-list', 'public').answers<MatchListAnswer>();
export const generateByGet = apiCall('GET /pools/{id}/generate-bracket', 'manage drawing').answers<GenerateAnswer>();
export const generate = apiCall('POST /pools/{id}/generate-bracket', 'manage drawing').answers<GenerateAnswer>();
export const regenerateByGet = apiCall(
  'GET /pools/{id}/regenerate-bracket',
  'manage drawing',
).answers<GenerateAnswer>();
export const regenerate = apiCall('POST /pools/{id}/regenerate-bracket', 'manage drawing').answers<
  GenerateAnswer,
  { body: RegenerateRequest }
>();
export const createDummy = apiCall(
  'POST /matches/{matchId}/create-dummy',
  'manage drawing',
).answers<CreateDummyAnswer>();
export const showBracket = apiCall(
  'GET /show-bracket/{tournament_id}/{match_category_id}/{age_category_id}',
  'signed-in',
).answers<ShowBracketAnswer>();
export const recap = apiCall('GET /matches-recap', 'signed-in').dataRows<RecapCategory, { query: RecapQuery }>();
