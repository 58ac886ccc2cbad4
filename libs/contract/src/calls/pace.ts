// The calls of a day's pace and of moves that help it.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { PaceAnswer, PaceMovesRequest } from '../pace';

export const pace = apiCall('GET /tournaments/{id}/pace', 'manage schedule', {
  of: 'tournament id',
}).data<PaceAnswer>();
export const move = apiCall('POST /tournaments/{id}/pace/moves', 'manage schedule', { of: 'tournament id' }).answers<
  Said,
  { body: PaceMovesRequest }
>();
