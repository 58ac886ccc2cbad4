// What one call of the API is: a row holds its method, path, access, request and answer, for server and browser alike.
import type { Data, Paginated } from './http';
import type { Permission } from './permissions';

/**
 * `signed-in`: any account, own rows only where the call is about contingents, members, billings or jobs. The panels of an
 * arena have no account: `any panel`, `judge panel`, `council panel` name the seat that the device has taken; `table panel` is
 * the council, or the phone that counts a match alone; `camera panel` films the arena. Programs have a key of a tournament
 * (`program-keys.ts`): `any key`, or one with the right that is named.
 */
export type Access = 'public' | 'signed-in' | PanelAccess | KeyAccess | Permission;

export const PANEL_ACCESS = ['any panel', 'judge panel', 'council panel', 'table panel', 'camera panel'] as const;
export type PanelAccess = (typeof PANEL_ACCESS)[number];

export const KEY_ACCESS = ['any key', 'entries key', 'schedule key', 'results key'] as const;
export type KeyAccess = (typeof KEY_ACCESS)[number];

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
/** Method and path below the API's base path, parameters in braces. */
export type CallName = `${Method} /${string}`;

/** How an answer is wrapped: a page of rows, a list, `{ data }`, `{ data: rows }`, a file, or as its type says. */
export type Shape = 'page' | 'rows' | 'data' | 'data rows' | 'file' | 'plain';

/** What is sent beside the path's parameters, by its class: `form` as multipart. */
export interface Sent {
  query?: object;
  body?: object;
  form?: object;
}

type Nothing = Record<never, never>;

/** What a tournament is found by: itself, or a row that hangs on it (`things.queries.ts` of the database has each). */
export const THINGS = [
  'tournament',
  'match',
  'pool',
  'unit',
  'drawing',
  'arena',
  'arena-code',
  'schedule',
  'plan',
  'billing',
  'protest',
  'official',
  'duty',
  'display',
  'participant',
  'weigh-in',
  'activity',
  'bank-account',
  'contact-person',
  'tournament-category',
  'classification',
  'contingent',
  'whole-contingent',
  'member',
  'whole-member',
  'claim',
  'invitation',
  'merge',
  'member-invitation',
  'ticket',
] as const;
export type Thing = (typeof THINGS)[number];

/**
 * How a call belongs to a tournament, so that the guard knows what the account may do there:
 * - `pool id`: by the pool that the parameter names, `tournament body.tournament_id`: by a field; several must all let through.
 * - `lists`: its rows are those of tournaments in which the account may see them, and own ones.
 * - `own`: nothing but what is the account's. `shared`: of no tournament, and harmless. `site`: by the roles on the site alone.
 * Without an id, or with one that names nothing, an account holds no more than outside of all tournaments.
 */
export type Of<Name extends string = string> =
  'own' | 'shared' | 'site' | 'lists' | OfThing<Name> | readonly (OfThing<Name> | 'lists')[];
export type OfThing<Name extends string = string> =
  `${Thing} ${ParamNames<Name> | `query.${string}` | `body.${string}`}`;

type ParamNames<Name extends string> = Name extends `${string}{${infer Param}}${infer Rest}`
  ? Param | ParamNames<Rest>
  : string extends Name
    ? string
    : never;

interface Options {
  /** Of a good answer. */
  status?: 201 | 202;
  /** Open as well to a session that a code has made for one arena. */
  fromArena?: true;
  /** Asked with the moment, so that nothing between answers in the server's place (spec 2 §7). */
  isFresh?: true;
  /** A device keeps the last answer, and shows it while it has no network. */
  keptOffline?: true;
  /** Not written to the audit by its name: it changes nothing, concerns the caller alone, or writes of itself what it did. */
  audited?: false;
  /** Open to those alone who own the tournament. */
  isOwners?: true;
}

/** A call that is not open to everybody says how it belongs to a tournament. */
type Belonging<Name extends string> = Options & { of: Of<Name> };

/** `Answer` as it is sent, `Shown` as the web app gets it: without what wraps it. */
export interface Call<
  Name extends CallName = CallName,
  Answer = unknown,
  Request = unknown,
  Shown = unknown,
> extends Options {
  readonly name: Name;
  readonly access: Access;
  readonly shape: Shape;
  readonly of?: Of;
  /** For the compiler alone; no row has it. */
  readonly types?: { answer: Answer; request: Request; shown: Shown };
}

/** The answer is a file. */
export interface FileAnswer {
  file: never;
}

/** A row: `list = apiCall('GET /contingents', 'signed-in', { of: 'lists' }).page<ContingentRow, { query: ContingentsQuery }>()`. */
export function apiCall<Name extends CallName, Who extends Access>(
  name: Name,
  access: Who,
  ...[options]: Who extends 'public' | PanelAccess | KeyAccess ? [options?: Options] : [options: Belonging<Name>]
) {
  const answering = (shape: Shape): Call => ({ name, access, shape, ...options });
  return {
    /** The answer as its type says. */
    answers: <Answer, Request extends Sent = Nothing>() => answering('plain') as Call<Name, Answer, Request, Answer>,
    page: <Row, Request extends Sent = Nothing>() =>
      answering('page') as Call<Name, Paginated<Row>, Request, Paginated<Row>>,
    rows: <Row, Request extends Sent = Nothing>() => answering('rows') as Call<Name, Row[], Request, Row[]>,
    /** `{ data }` */
    data: <T, Request extends Sent = Nothing>() => answering('data') as Call<Name, Data<T>, Request, T>,
    /** `{ data: rows }` */
    dataRows: <Row, Request extends Sent = Nothing>() =>
      answering('data rows') as Call<Name, Data<Row[]>, Request, Row[]>,
    /** Sent as a text that was made before: the server answers as with a file. */
    prepared: <Answer, Request extends Sent = Nothing>() =>
      answering('plain') as Call<Name, FileAnswer, Request, Answer>,
    file: <Request extends Sent = Nothing>() => answering('file') as Call<Name, FileAnswer, Request, FileAnswer>,
  };
}

/** `{ id: string | number }` of 'GET /pools/{id}' */
export type ParamsOf<Name extends string> = Name extends `${string}{${infer Param}}${infer Rest}`
  ? { [P in Param]: string | number } & ParamsOf<Rest>
  : unknown;

/** The address of a call below the API's base path. */
export const addressOf = ({ name }: Pick<Call, 'name'>, params: Readonly<Record<string, string | number>>): string =>
  name
    .slice(name.indexOf(' ') + 1)
    .replace(/\{(\w+)\}/g, (_, param: string) => encodeURIComponent(String(params[param])));
