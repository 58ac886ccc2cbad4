// The calls of the bell.
import { call } from '../call';
import type { NoticesAnswer, NoticesQuery, ReadNoticesAnswer, ReadNoticesRequest } from '../notices';

export const noticeCalls = {
  list: call('GET /notices', 'signed-in', { fromArena: true }).answers<NoticesAnswer, { query: NoticesQuery }>(),
  read: call('POST /notices/{id}/read', 'signed-in').answers<ReadNoticesAnswer>(),
  readAll: call('POST /notices/read-all', 'signed-in').answers<ReadNoticesAnswer, { body: ReadNoticesRequest }>(),
};
