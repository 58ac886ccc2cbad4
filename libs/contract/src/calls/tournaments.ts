// The calls of tournaments as everybody sees them, of their files, and of registering.
import { call } from '../call';
import type { Said } from '../http';
import type { PageQuery } from '../page-query';
import type {
  ArenaAnswer,
  AwayTournament,
  DocumentQuery,
  GalleryItem,
  RegisterContingentsRequest,
  TournamentCard,
  TournamentDetail,
  TournamentName,
  TournamentSummary,
} from '../tournaments';

export const documentCalls = {
  byQuery: call('GET /download-document', 'public').file<{ query: DocumentQuery }>(),
  byPath: call('GET /download-document/{filename}', 'public').file(),
};

export const tournamentCalls = {
  list: call('GET /tournaments', 'signed-in').page<TournamentSummary, { query: PageQuery }>(),
  active: call('GET /tournaments/active', 'public').rows<TournamentCard>(),
  away: call('GET /tournaments/away', 'signed-in').dataRows<AwayTournament>(),
  all: call('GET /tournaments/all', 'public').rows<TournamentName>(),
  highlight: call('GET /tournaments/highlight', 'public').answers<TournamentSummary | null>(),
  gallery: call('GET /tournaments/gallery', 'public').dataRows<GalleryItem>(),
  detail: call('GET /tournaments/detail/{slug}', 'public').answers<TournamentDetail>(),
  read: call('GET /tournaments/{id}', 'public').answers<TournamentDetail>(),
  arenas: call('GET /tournaments/{id}/arenas', 'public').dataRows<ArenaAnswer>(),
  register: call('POST /tournaments/register', 'signed-in', { status: 201 }).answers<
    Said,
    { body: RegisterContingentsRequest }
  >(),
};
