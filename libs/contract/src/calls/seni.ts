// The calls of seni.
import { apiCall } from '../call';
import type {
  ParticipantCountsQuery,
  PerformanceRequest,
  SeniAdvanceRequest,
  SeniDrawRequest,
  SeniMatchesQuery,
  SeniRedrawRequest,
  SeniRegenerateRequest,
  SeniTeamsRequest,
  SeniUnitsQuery,
  WithdrawPerformanceRequest,
} from '../seni';
import type {
  LostSchedule,
  ParticipantCountsAnswer,
  PerformanceAnswer,
  SeniBracketAnswer,
  SeniDrawAnswer,
  SeniDrawing,
  SeniGroup,
  SeniPoolAnswer,
  SeniRedrawAnswer,
  SeniUnitsAnswer,
  UndrawnSeniEvent,
} from '../seni-answers';

export const counts = apiCall('GET /seni/participant-counts', 'manage drawing', {
  of: ['tournament query.tournament_id', 'drawing query.drawing_id'],
}).answers<ParticipantCountsAnswer, { query: ParticipantCountsQuery }>();
export const undrawn = apiCall('GET /tournaments/{id}/undrawn-seni', 'manage drawing', {
  of: 'tournament id',
}).dataRows<UndrawnSeniEvent>();
export const generate = apiCall('POST /seni/generate-match', 'manage drawing', {
  of: 'tournament body.tournament_id',
  status: 201,
}).answers<SeniDrawAnswer, { body: SeniDrawRequest }>();
export const edit = apiCall('PUT /seni/edit-match/{id}', 'manage drawing', {
  of: ['drawing id', 'tournament body.tournament_id'],
}).answers<SeniDrawAnswer, { body: SeniDrawRequest }>();
export const matches = apiCall('GET /seni/matches', 'signed-in', { of: 'tournament query.tournament_id' }).dataRows<
  SeniGroup,
  { query: SeniMatchesQuery }
>();
export const pool = apiCall('GET /seni/pools/{id}', 'signed-in', {
  of: 'pool id',
  fromArena: true,
}).data<SeniPoolAnswer>();
export const bracket = apiCall('GET /seni/pools/{id}/bracket', 'signed-in', {
  of: 'pool id',
  isFresh: true,
}).answers<SeniBracketAnswer>();
export const redrawPool = apiCall('POST /seni/matches/{poolId}/regenerate-pool', 'manage drawing', {
  of: 'pool poolId',
}).answers<SeniRedrawAnswer, { body: SeniRedrawRequest }>();
export const regenerate = apiCall('POST /seni/matches/regenerate', 'manage drawing', {
  of: 'tournament body.tournament_id',
}).answers<SeniDrawAnswer, { body: SeniRegenerateRequest }>();
export const drawing = apiCall('GET /seni/drawings/{id}', 'manage drawing', { of: 'drawing id' }).data<SeniDrawing>();
export const remove = apiCall('DELETE /seni/drawings/{id}', 'manage drawing', {
  of: 'drawing id',
  audited: false,
}).answers<{
  message: string;
  schedules: LostSchedule[];
}>();
export const advance = apiCall('POST /seni/drawings/{id}/advance', 'manage drawing', {
  of: 'drawing id',
  status: 201,
}).answers<SeniDrawAnswer, { body: SeniAdvanceRequest }>();
export const units = apiCall('GET /seni/units', 'manage drawing', { of: 'tournament query.tournament_id' }).data<
  SeniUnitsAnswer,
  { query: SeniUnitsQuery }
>();
export const putTogether = apiCall('PUT /seni/units', 'manage drawing', { of: 'tournament body.tournament_id' }).data<
  SeniUnitsAnswer,
  { body: SeniTeamsRequest }
>();
export const record = apiCall('POST /seni/matches/{id}/performance', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<PerformanceAnswer, { body: PerformanceRequest }>();
export const withdraw = apiCall('POST /seni/matches/{id}/performance/withdraw', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).answers<PerformanceAnswer, { body: WithdrawPerformanceRequest }>();
