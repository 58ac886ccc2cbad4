// The calls of match classifications.
import { call } from '../call';
import type {
  ClassificationAnswer,
  ClassificationRequest,
  ClassificationRow,
  ClassificationsQuery,
} from '../classifications';
import type { Said } from '../http';
import type { Saved } from '../tournament-setup';

export const classificationCalls = {
  list: call('GET /match-clasifications', 'manage tournament').page<
    ClassificationRow,
    { query: ClassificationsQuery }
  >(),
  find: call('GET /match-clasifications/{id}', 'manage tournament').data<ClassificationAnswer>(),
  create: call('POST /match-clasifications', 'manage tournament', { status: 201 }).answers<
    Saved<ClassificationAnswer>,
    { body: ClassificationRequest }
  >(),
  update: call('PUT /match-clasifications/{id}', 'manage tournament').answers<
    Saved<ClassificationAnswer>,
    { body: ClassificationRequest }
  >(),
  remove: call('DELETE /match-clasifications/{id}', 'manage tournament').answers<Said>(),
};
