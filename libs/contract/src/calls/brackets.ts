// The calls that read a drawn pool: its bracket, its match list, the recap (spec 2 §7, "Drawing and pools").
import { apiCall } from '../call';
import type { BracketAnswer, MatchListAnswer, RecapCategory, RecapQuery, ShowBracketAnswer } from '../brackets';
import type { PoolAnswer } from '../drawing';

export const read = apiCall('GET /pools/{id}', 'signed-in', { of: 'pool id' }).data<PoolAnswer>();
export const bracket = apiCall('GET /pools/{id}/matches', 'signed-in', { of: 'pool id' }).answers<BracketAnswer>();
export const matchList = apiCall('GET /pools/{id}/match-list', 'public').answers<MatchListAnswer>();
export const showBracket = apiCall(
  'GET /show-bracket/{tournament_id}/{match_category_id}/{age_category_id}',
  'signed-in',
  { of: 'tournament tournament_id' },
).answers<ShowBracketAnswer>();
export const recap = apiCall('GET /matches-recap', 'signed-in', { of: 'tournament query.tournament_id' }).dataRows<
  RecapCategory,
  { query: RecapQuery }
>();
