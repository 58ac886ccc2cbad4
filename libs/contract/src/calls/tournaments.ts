// The calls of tournaments as everybody sees them, and of registering.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { PageQuery } from '../page-query';
import type {
  ArenaAnswer,
  AwayTournament,
  GalleryItem,
  RegisterContingentsRequest,
  TournamentCard,
  TournamentDetail,
  NamedTournament,
  TournamentSummary,
} from '../tournaments';

export const list = apiCall('GET /tournaments', 'signed-in', { of: 'lists' }).page<
  TournamentSummary,
  { query: PageQuery }
>();
export const active = apiCall('GET /tournaments/active', 'public').rows<TournamentCard>();
/** Those that take place or are prepared for it, of whom it works for; to whoever enters contingents, all. */
export const ofOffice = apiCall('GET /tournaments/of-office', 'signed-in', { of: 'lists' }).rows<TournamentCard>();
export const away = apiCall('GET /tournaments/away', 'signed-in', { of: 'lists' }).dataRows<AwayTournament>();
export const all = apiCall('GET /tournaments/all', 'public').rows<NamedTournament>();
export const highlight = apiCall('GET /tournaments/highlight', 'public').answers<TournamentSummary | null>();
export const gallery = apiCall('GET /tournaments/gallery', 'public').dataRows<GalleryItem>();
export const detail = apiCall('GET /tournaments/detail/{slug}', 'public', {
  keptOffline: true,
}).answers<TournamentDetail>();
export const read = apiCall('GET /tournaments/{id}', 'public').answers<TournamentDetail>();
export const arenas = apiCall('GET /tournaments/{id}/arenas', 'public').dataRows<ArenaAnswer>();
export const register = apiCall('POST /tournaments/register', 'signed-in', {
  of: 'tournament body.tournament_id',
  status: 201,
}).answers<Said, { body: RegisterContingentsRequest }>();
