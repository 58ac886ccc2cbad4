// The calls of what operator and office do about scoring, and by which everybody follows a score.
import { apiCall } from '../call';
import type { DeskCountRequest } from '../arena-control';
import type { JudgeScores } from '../jurus-panels';
import type { MatchRecap } from '../match-recap';
import type { PanelSeat, PanelSeatRequest } from '../panel-seats';
import type { ArenaScore, LiveScore, ResultProposal, ScoringRuleRequest, ScoringSettings } from '../scoring';
import type { Saved } from '../tournament-setup';

export const panels = apiCall('GET /arenas/{id}/panels', 'operate arena', {
  of: 'arena id',
  fromArena: true,
}).dataRows<PanelSeat>();
export const issue = apiCall('POST /arenas/{id}/panels', 'operate arena', {
  of: 'arena id',
  status: 201,
  fromArena: true,
  audited: false,
}).dataRows<PanelSeat, { body: PanelSeatRequest }>();
export const revoke = apiCall('DELETE /arenas/{id}/panels/{seat}', 'operate arena', {
  of: 'arena id',
  fromArena: true,
  audited: false,
}).dataRows<PanelSeat>();
export const proposal = apiCall('GET /matches/{id}/proposal', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).data<ResultProposal>();
export const judgeScores = apiCall('GET /matches/{id}/judge-scores', 'operate arena', {
  of: 'match id',
  fromArena: true,
}).data<JudgeScores>();
export const rule = apiCall('GET /tournaments/{id}/scoring-rule', 'manage tournament', {
  of: 'tournament id',
}).data<ScoringSettings>();
export const saveRule = apiCall('PUT /tournaments/{id}/scoring-rule', 'manage tournament', {
  of: 'tournament id',
  audited: false,
}).answers<Saved<ScoringSettings>, { body: ScoringRuleRequest }>();
export const score = apiCall('GET /arenas/{id}/score', 'public').data<ArenaScore>();
export const recap = apiCall('GET /matches/{id}/recap', 'public', { keptOffline: true }).data<MatchRecap>();
export const count = apiCall('POST /matches/{id}/count', 'operate arena', { of: 'match id', fromArena: true }).data<
  LiveScore,
  { body: DeskCountRequest }
>();
