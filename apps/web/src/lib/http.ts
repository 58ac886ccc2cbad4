// The one way to the API: bearer token, answers as typed data, refusals as HttpError with a sentence for people.
import type { Method } from '@gelanggang/contract/call';
import { ACTION_KEY_HEADER, API_BASE } from '@gelanggang/contract/http';
import { httpTexts as texts } from './http-texts';
import { wordsFor, wordsOf } from './words-of-failure';
import { hearTime } from './present-time';
import { session } from './session';

export type Query = Record<string, string | number | boolean | null | undefined>;

/** `status` 0: the network did not answer. `fields` holds the texts of a 422, per field, `said` the server's sentence. */
export class HttpError extends Error {
  constructor(
    readonly status: number,
    message: string,
    readonly fields: Record<string, string[]> = {},
    readonly body: unknown = null,
    readonly said: string | null = null,
  ) {
    super(message);
  }
}

/** The server answered, and there is no such thing. */
export const isNotFound = (error: unknown): error is HttpError => error instanceof HttpError && error.status === 404;

/** An answer that is not what was asked for, a proxy's page for example (spec 1 §8). */
export class UnexpectedFormat extends HttpError {
  constructor(body: unknown) {
    super(200, wordsFor(body), {}, body);
  }
}

interface Options {
  query?: Query;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** Writes under way: pressing twice sends once, and both presses get the one answer. */
const underWay = new Map<string, Promise<unknown>>();

export function apiUrl(path: string, query: Query = {}): string {
  const params = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') params.set(key, String(value));
  }
  const text = params.toString();
  return `${API_BASE}${path}${text ? `?${text}` : ''}`;
}

/** What this browser has chosen the cookie says; what its maker prefers is nobody's choice. */
const LANGUAGE = { 'accept-language': '*' };

async function send(method: Method, path: string, options: Options): Promise<Response> {
  const { query, body, signal } = options;
  const sentToken = session.token;
  const headers: Record<string, string> = { accept: 'application/json', ...LANGUAGE, ...options.headers };
  if (sentToken) headers.authorization = `Bearer ${sentToken}`;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = hasFile(body)
      ? await (await import('./send-file')).sendFile(apiUrl(path, query), { method, headers, body, signal })
      : await fetch(apiUrl(path, query), {
          method,
          headers,
          body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
          signal,
        });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new HttpError(0, texts.offline);
  }
  if (!response.ok) throw await refusal(response, sentToken);
  hearTime(response.headers);
  return response;
}

async function refusal(response: Response, sentToken: string | null): Promise<HttpError> {
  const body: unknown = await response.json().catch(() => null);
  const answer = (typeof body === 'object' && body !== null ? body : {}) as { message?: unknown; errors?: unknown };
  const said = typeof answer.message === 'string' && answer.message !== '' ? answer.message : null;
  // A token that the server no longer takes ends the session once; the admin layout then asks to sign in.
  if (response.status === 401 && sentToken && sentToken === session.token) session.expire();
  const { status } = response;
  return new HttpError(status, said ?? wordsOf(status), fieldsOf(answer.errors), body, said);
}

/** Of an `errors` object: the texts of each field. */
function fieldsOf(errors: unknown): Record<string, string[]> {
  if (typeof errors !== 'object' || errors === null) return {};
  const isText = (one: unknown) => typeof one === 'string';
  return Object.fromEntries(
    Object.entries(errors)
      .map(([field, said]): [string, string[]] => [field, [said].flat().filter(isText)])
      .filter(([, said]) => said.length > 0),
  );
}

async function read(response: Response): Promise<unknown> {
  if (response.status === 204) return undefined;
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    throw new UnexpectedFormat(text);
  }
}

const hasFile = (body: unknown): body is FormData =>
  body instanceof FormData && [...body.values()].some((one) => one instanceof Blob);

/** Whoever gives a signal has a limit of its own; a file takes as long as it takes. */
async function answerTo(method: Method, path: string, options: Options): Promise<unknown> {
  const answer = (signal?: AbortSignal) => send(method, path, signal ? { ...options, signal } : options).then(read);
  if (options.signal || hasFile(options.body)) return answer();
  // without a network there is none, and sending it says so
  const waiting = await import('./await-answer').catch(() => null);
  if (!waiting) return answer();
  return waiting.awaitAnswer({
    send: answer,
    isOnce: options.headers?.[ACTION_KEY_HEADER] !== undefined,
    isBroken: (error) => error instanceof HttpError && error.status === 0,
    unanswered: (sentence) => new HttpError(0, sentence),
  });
}

/** The same of what is the same: of a file its name, size and time, which no other one has that is sent beside it. */
function markOf(body: unknown): unknown {
  if (!(body instanceof FormData)) return body ?? null;
  return [...body.entries()].map(([field, value]) =>
    value instanceof File ? [field, value.name, value.size, value.lastModified] : [field, value],
  );
}

function write(method: Method, path: string, options: Options): Promise<unknown> {
  const key = `${method} ${apiUrl(path, options.query)} ${JSON.stringify(markOf(options.body))}`;
  const running = underWay.get(key);
  if (running) return running;
  const promise = answerTo(method, path, options).finally(() => {
    underWay.delete(key);
  });
  underWay.set(key, promise);
  return promise;
}

/** What lib/calls.ts, lib/call-files.ts and lib/fetch-file.ts are made of; whoever else sends something takes a row. */
export const http = {
  send,
  ask: (method: Method, path: string, options: Options = {}): Promise<unknown> =>
    method === 'GET' ? send(method, path, options).then(read) : write(method, path, options),
};

/** Whether the server has this file of the web app; also false without a network. */
export const isThere = (path: string): Promise<boolean> =>
  fetch(path, { method: 'HEAD' }).then(
    ({ ok }) => ok,
    () => false,
  );

/** The sentence to show for anything that was thrown: the server's own, or `otherwise` where it said nothing of use. */
export function messageOf(error: unknown, otherwise: string = texts.unexpected): string {
  return error instanceof HttpError && error.message !== texts.unexpected ? error.message : otherwise;
}

/** A fixed sentence of what could not be fetched; without a network that is what there is to say, once for all of it. */
export const fetchFailure = (error: unknown, sentence: string): string =>
  error instanceof HttpError && error.status === 0 ? error.message : sentence;

/** What is known beyond a fixed sentence, to stand under it; undefined: no more than the sentence says. */
export function reasonOf(error: unknown): string | undefined {
  return messageOf(error, '') || undefined;
}
