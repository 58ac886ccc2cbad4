// Lists as the API answers them: what is not a list is refused before a page draws it (spec 1 §8).
import type { Data, Paginated } from '@gelanggang/contract/http';
import { http, UnexpectedFormat, type Query } from './http';

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const isRows = (value: unknown): value is unknown[] =>
  Array.isArray(value) && value.every((row) => row !== null && row !== undefined);

/** `value` itself, a list without holes; throws UnexpectedFormat. */
export function rowsIn<Row>(value: unknown): Row[] {
  if (!isRows(value)) throw new UnexpectedFormat(value);
  return value as Row[];
}

/** One page of a list: its rows under `data`, and which page of how many under `last`; throws UnexpectedFormat. */
export function pageIn<Page extends { current_page: number; data: unknown[] }>(value: unknown, last: keyof Page): Page {
  const isPage =
    isObject(value) &&
    isRows(value.data) &&
    Number.isInteger(value.current_page) &&
    Number.isInteger(value[String(last)]);
  if (!isPage) throw new UnexpectedFormat(value);
  return value as unknown as Page;
}

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
