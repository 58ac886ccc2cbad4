// The calls of the API by their rows: what is sent, how the answer is read, and under which key it is kept.
import { addressOf, type Call, type CallName, type Method, type ParamsOf, type Shape } from '@gelanggang/contract/call';
import { ACTION_KEY_HEADER, type Paginated } from '@gelanggang/contract/http';
import { http, UnexpectedFormat } from './http';
import { freshOrKept } from './kept-answers';
import { pageIn, rowsIn } from './list-shapes';

type Sending<Name extends CallName, Request> = (keyof ParamsOf<Name> extends never
  ? unknown
  : { params: ParamsOf<Name> }) &
  (Request extends { query: infer Query } ? { query?: Asked<Query> } : unknown) &
  (Request extends { body: infer Body } ? { body: AsTyped<Body> } : unknown) &
  (Request extends { form: object } ? { body: FormData } : unknown);

/** The fields of a query; in an address every value is a text. */
type Asked<Query> = { [Field in keyof Query]?: string | number | boolean | null };

/** A body as a form holds it: a number may still be its text, a choice any text, and what is not filled in is undefined. */
export type AsTyped<T> = T extends number
  ? number | string
  : T extends string
    ? string
    : T extends readonly (infer One)[]
      ? readonly AsTyped<One>[]
      : T extends object
        ? { [Field in keyof T]: AsTyped<T[Field]> | null | undefined }
        : T;

/** What a call takes: `{ params, query, body }`, as far as its row names them. */
export type RequestOf<Row> = Row extends Call<infer Name, unknown, infer Request> ? Sending<Name, Request> : never;
/** The body that a call takes. */
export type BodyOf<Row> = RequestOf<Row> extends { body: infer Body } ? Body : never;
/** What a call answers, without what wraps it. */
export type ShownOf<Row> = Row extends Call<CallName, unknown, unknown, infer Shown> ? Shown : never;

/** The arguments of `callApi` behind the row. */
export type Given<Row> =
  object extends RequestOf<Row>
    ? [request?: RequestOf<Row>, signal?: AbortSignal]
    : [request: RequestOf<Row>, signal?: AbortSignal];

export interface Loose {
  params?: Record<string, string | number>;
  query?: Record<string, string | number | boolean | null | undefined>;
  body?: unknown;
  /** Under which the server takes it once (`useSend`, `isOnce`). */
  actionKey?: string;
}

export const methodOf = ({ name }: Call) => name.split(' ')[0] as Method;

/** The address below the API's base path. */
export const pathOf = <Row extends Call>(row: Row, request: RequestOf<Row>): string =>
  addressOf(row, (request as Loose).params ?? {});

/** Rejects as `http` does, and with UnexpectedFormat where the answer is not of the row's shape. */
export async function callApi<Row extends Call>(row: Row, ...[request, signal]: Given<Row>): Promise<ShownOf<Row>> {
  const given = (request ?? {}) as RequestOf<Row>;
  const { query, body, actionKey } = given as Loose;
  return shownOf(
    row,
    await http.ask(methodOf(row), pathOf(row, given), {
      query: row.isFresh ? { ...query, t: Date.now() } : query,
      body,
      headers: actionKey === undefined ? undefined : { [ACTION_KEY_HEADER]: actionKey },
      signal,
    }),
  );
}

/** The answer without what wraps it; throws UnexpectedFormat. */
export const shownOf = <Row extends Call>({ shape }: Row, answer: unknown): ShownOf<Row> =>
  unwrapped(shape, answer) as ShownOf<Row>;

function unwrapped(shape: Shape, answer: unknown): unknown {
  switch (shape) {
    case 'page':
      return pageIn<Paginated<unknown>>(answer, 'last_page');
    case 'rows':
      return rowsIn(answer);
    case 'data':
      return dataOf(answer);
    case 'data rows':
      return rowsIn(typeof answer === 'object' && answer !== null ? dataOf(answer) : answer);
    case 'file':
    case 'plain':
      return answer;
  }
}

function dataOf(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) throw new UnexpectedFormat(answer);
  return (answer as { data?: unknown }).data;
}

/**
 * Where the answer is kept; without a request, where all answers of the call are; without its body, where those of the
 * path and query are. `also`: what the answer hangs on beside what is sent.
 */
export function keyOf<Row extends Call>(
  row: Row,
  request?: Omit<RequestOf<Row>, 'body'>,
  ...also: readonly unknown[]
): readonly unknown[] {
  if (request === undefined) return [row.name, ...also];
  const { params = {}, query = {}, body } = request as Loose;
  // of a call that only asks, by what it sends
  return [row.name, params, query, ...(body === undefined ? [] : [body]), ...also];
}

/** Key and fetch of a call, for `useQuery` and `client.fetchQuery`. */
export function queryOf<Row extends Call>(row: Row, request: RequestOf<Row>, also: readonly unknown[] = []) {
  const queryKey = keyOf(row, request, ...also);
  return {
    queryKey,
    queryFn: ({ signal }: { signal: AbortSignal }) => {
      const ask = () => callApi(row, ...([request, signal] as unknown as Given<Row>));
      return row.keptOffline ? freshOrKept(queryKey, ask) : ask();
    },
  };
}
