// The calls of big screens: a screen has no account, it knows its code and shows what everybody may see.
import { apiCall } from '../call';
import type { DisplayAnswer, DisplayRequest, DisplayRow, DisplaySeenRequest, DisplayState } from '../displays';
import type { Said } from '../http';

export const register = apiCall('POST /displays', 'public', { status: 201, audited: false }).data<DisplayState>();
export const seen = apiCall('POST /displays/{code}/seen', 'public', { audited: false }).data<
  DisplayState,
  { body: DisplaySeenRequest }
>();
export const list = apiCall('GET /displays', 'manage schedule', { of: 'lists' }).dataRows<DisplayRow>();
export const aim = apiCall('PUT /displays/{code}', 'manage schedule', {
  of: ['display code', 'tournament body.tournament_id', 'arena body.arena_id', 'pool body.pool_id'],
}).answers<DisplayAnswer, { body: DisplayRequest }>();
export const reload = apiCall('POST /displays/{code}/reload', 'manage schedule', {
  of: 'display code',
}).answers<Said>();
export const remove = apiCall('DELETE /displays/{code}', 'manage schedule', { of: 'display code' }).answers<Said>();
