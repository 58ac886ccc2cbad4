// The calls of broadcasts: what an overlay shows is public; whether it waits for the announcer, the office says.
import type { ArenaBroadcast, BroadcastRequest, ScreenLanguageRequest } from '../broadcast';
import { apiCall } from '../call';
import type { Said } from '../http';

export const ofArena = apiCall('GET /arenas/{id}/broadcast', 'public').data<ArenaBroadcast>();
export const set = apiCall('PUT /tournaments/{id}/broadcast', 'manage schedule', { of: 'tournament id' }).answers<
  Said,
  { body: BroadcastRequest }
>();
export const setLanguage = apiCall('PUT /tournaments/{id}/screen-language', 'manage schedule', {
  of: 'tournament id',
}).answers<Said, { body: ScreenLanguageRequest }>();
