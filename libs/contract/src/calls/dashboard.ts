// The calls of the dashboard.
import { apiCall } from '../call';
import type { DeskAnswer, OwnDesk, OwnDeskQuery } from '../dashboard';

export const desk = apiCall('GET /dashboard/{id}', 'manage tournament', { of: 'tournament id' }).data<DeskAnswer>();
/** Own contingents in tournaments that are not long over. */
export const own = apiCall('GET /own-dashboard', 'signed-in', { of: 'own' }).dataRows<
  OwnDesk,
  { query: OwnDeskQuery }
>();
