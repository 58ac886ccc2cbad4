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

export const list = apiCall('GET /tournaments', 'signed-in').page<TournamentSummary, { query: PageQuery }>();
export const active = apiCall('GET /tournaments/active', 'public').rows<TournamentCard>();
export const away = apiCall('GET /tournaments/away', 'signed-in').dataRows<AwayTournament>();
export const all = apiCall('GET /tournaments/all', 'public').rows<NamedTournament>();
export const highlight = apiCall('GET /tournaments/highlight', 'public').answers<TournamentSummary | null>();
export const gallery = apiCall('GET /tournaments/gallery', 'public').dataRows<GalleryItem>();
export const detail = apiCall('GET /tournaments/detail/{slug}', 'public', {
  keptOffline: true,
}).answers<TournamentDetail>();
export const read = apiCall('GET /tournaments/{id}', 'public').answers<TournamentDetail>();
export const arenas = apiCall('GET /tournaments/{id}/arenas', 'public').dataRows<ArenaAnswer>();
export const register = apiCall('POST /tournaments/register', 'signed-in', { status: 201 }).answers<
  Said,
  { body: RegisterContingentsRequest }
>();
