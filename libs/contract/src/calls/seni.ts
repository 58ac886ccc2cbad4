// The calls of seni.
import { call } from '../call';
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
} from '../seni-answers';

export const seniCalls = {
  counts: call('GET /seni/participant-counts', 'manage drawing').answers<
    ParticipantCountsAnswer,
    { query: ParticipantCountsQuery }
  >(),
  generate: call('POST /seni/generate-match', 'manage drawing', { status: 201 }).answers<
    SeniDrawAnswer,
    { body: SeniDrawRequest }
  >(),
  edit: call('PUT /seni/edit-match/{id}', 'manage drawing').answers<SeniDrawAnswer, { body: SeniDrawRequest }>(),
  matches: call('GET /seni/matches', 'signed-in').dataRows<SeniGroup, { query: SeniMatchesQuery }>(),
  pool: call('GET /seni/pools/{id}', 'signed-in', { fromArena: true }).data<SeniPoolAnswer>(),
  bracket: call('GET /seni/pools/{id}/bracket', 'signed-in').answers<SeniBracketAnswer>(),
  redrawPool: call('POST /seni/matches/{poolId}/regenerate-pool', 'manage drawing').answers<
    SeniRedrawAnswer,
    { body: SeniRedrawRequest }
  >(),
  regenerate: call('POST /seni/matches/regenerate', 'manage drawing').answers<
    SeniDrawAnswer,
    { body: SeniRegenerateRequest }
  >(),
  drawing: call('GET /seni/drawings/{id}', 'manage drawing').data<SeniDrawing>(),
  remove: call('DELETE /seni/drawings/{id}', 'manage drawing').answers<{
    message: string;
    schedules: LostSchedule[];
  }>(),
  advance: call('POST /seni/drawings/{id}/advance', 'manage drawing', { status: 201 }).answers<
    SeniDrawAnswer,
    { body: SeniAdvanceRequest }
  >(),
  units: call('GET /seni/units', 'manage drawing').data<SeniUnitsAnswer, { query: SeniUnitsQuery }>(),
  putTogether: call('PUT /seni/units', 'manage drawing').data<SeniUnitsAnswer, { body: SeniTeamsRequest }>(),
  record: call('POST /seni/matches/{id}/performance', 'operate arena', { fromArena: true }).answers<
    PerformanceAnswer,
    { body: PerformanceRequest }
  >(),
  withdraw: call('POST /seni/matches/{id}/performance/withdraw', 'operate arena', { fromArena: true }).answers<
    PerformanceAnswer,
    { body: WithdrawPerformanceRequest }
  >(),
};
