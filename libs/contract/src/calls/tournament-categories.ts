// The calls of a tournament's match categories.
import { apiCall } from '../call';
import type { Said } from '../http';
import type { Saved, SetupQuery, TournamentCategoryRequest, TournamentCategoryRow } from '../tournament-setup';

export const list = apiCall('GET /tournament-match-categories', 'manage tournament', {
  of: ['tournament query.tournament_id', 'lists'],
}).page<TournamentCategoryRow, { query: SetupQuery }>();
export const read = apiCall('GET /tournament-match-categories/{id}', 'manage tournament', {
  of: 'tournament-category id',
}).data<TournamentCategoryRow>();
export const create = apiCall('POST /tournament-match-categories', 'manage tournament', {
  of: 'tournament body.tournament_id',
  status: 201,
}).answers<Saved<TournamentCategoryRow>, { body: TournamentCategoryRequest }>();
export const update = apiCall('PUT /tournament-match-categories/{id}', 'manage tournament', {
  of: ['tournament-category id', 'tournament body.tournament_id'],
}).answers<Saved<TournamentCategoryRow>, { body: TournamentCategoryRequest }>();
export const remove = apiCall('DELETE /tournament-match-categories/{id}', 'manage tournament', {
  of: 'tournament-category id',
}).answers<Said>();
