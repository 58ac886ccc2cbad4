// Lists as the API answers them: what is not a list is refused before a page draws it (spec 1 §8).
import type { Data, Paginated } from '@gelanggang/contract/http';
import { http, type Query } from './http';
import { pageIn, rowsIn } from './list-shapes';

const ask = (path: string, query?: Query, signal?: AbortSignal) => http.get<unknown>(path, query, signal);

export const lists = {
  /** Of a call that answers with the rows themselves. */
  rows: async <Row>(path: string, query?: Query, signal?: AbortSignal): Promise<Row[]> =>
    rowsIn<Row>(await ask(path, query, signal)),
  /** Of a call that answers with `{ data: rows }`. */
  data: async <Row>(path: string, query?: Query, signal?: AbortSignal): Promise<Row[]> => {
    const answer = (await ask(path, query, signal)) as Partial<Data<unknown>> | null | undefined;
    return rowsIn<Row>(answer?.data);
  },
  page: async <Row>(path: string, query?: Query, signal?: AbortSignal): Promise<Paginated<Row>> =>
    pageIn<Paginated<Row>>(await ask(path, query, signal), 'last_page'),
};
