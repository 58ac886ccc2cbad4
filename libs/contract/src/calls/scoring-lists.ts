// The calls of what panels scored in a tournament.
import { apiCall } from '../call';
import type {
  JudgeConsistency,
  ScoredAthlete,
  ScoredDay,
  ScoredJudge,
  ScoredMatch,
  ScoringQuery,
} from '../scoring-statistics';

export const days = apiCall('GET /tournaments/{id}/scored-days', 'operate arena', {
  of: 'tournament id',
}).dataRows<ScoredDay>();
export const matches = apiCall('GET /tournaments/{id}/scored-matches', 'operate arena', { of: 'tournament id' }).page<
  ScoredMatch,
  { query: ScoringQuery }
>();
export const athletes = apiCall('GET /tournaments/{id}/scored-athletes', 'operate arena', { of: 'tournament id' }).page<
  ScoredAthlete,
  { query: ScoringQuery }
>();
export const judges = apiCall('GET /tournaments/{id}/scored-judges', 'operate arena', { of: 'tournament id' }).dataRows<
  ScoredJudge,
  { query: ScoringQuery }
>();
export const consistency = apiCall('GET /tournaments/{id}/judge-consistency', 'manage tournament', {
  of: 'tournament id',
}).dataRows<JudgeConsistency, { query: ScoringQuery }>();
