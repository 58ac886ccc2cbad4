// The calls of match classifications.
import { apiCall } from '../call';
import type {
  ClassificationAnswer,
  ClassificationRequest,
  ClassificationRow,
  ClassificationsQuery,
} from '../classifications';
import type { Said } from '../http';
import type { Saved } from '../tournament-setup';

export const list = apiCall('GET /match-clasifications', 'manage tournament', {
  of: ['tournament query.tournament_id', 'lists'],
}).page<ClassificationRow, { query: ClassificationsQuery }>();
export const read = apiCall('GET /match-clasifications/{id}', 'manage tournament', {
  of: 'classification id',
}).data<ClassificationAnswer>();
export const create = apiCall('POST /match-clasifications', 'manage tournament', {
  of: 'tournament body.tournament_id',
  status: 201,
}).answers<Saved<ClassificationAnswer>, { body: ClassificationRequest }>();
export const update = apiCall('PUT /match-clasifications/{id}', 'manage tournament', {
  of: ['classification id', 'tournament body.tournament_id'],
}).answers<Saved<ClassificationAnswer>, { body: ClassificationRequest }>();
export const remove = apiCall('DELETE /match-clasifications/{id}', 'manage tournament', {
  of: 'classification id',
}).answers<Said>();
