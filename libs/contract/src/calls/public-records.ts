// The calls by which everybody follows a score, and looks a match or a draw up again.
import { apiCall } from '../call';
import type { PublicDraw } from '../draw-trust';
import type { MatchRecap } from '../match-recap';
import type { ArenaScore } from '../scoring';

export const score = apiCall('GET /arenas/{id}/score', 'public').data<ArenaScore>();
export const recap = apiCall('GET /matches/{id}/recap', 'public').data<MatchRecap>();
export const publicDraw = apiCall('GET /draws/{poolId}', 'public').answers<PublicDraw>();
