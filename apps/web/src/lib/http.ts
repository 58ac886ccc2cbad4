// The one way to the API: bearer token, answers as typed data, refusals as HttpError with a sentence for people.
import { ACTION_KEY_HEADER, API_BASE } from '@gelanggang/contract/http';
import { texts } from '../app/texts';
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

/** An answer that is not what was asked for, a proxy's page for example (spec 1 §8). */
export class UnexpectedFormat extends HttpError {
  constructor(body: unknown) {
    super(200, texts.error.badFormat, {}, body);
  }
}

interface Options {
  query?: Query;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

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

async function send(method: Method, path: string, options: Options): Promise<Response> {
  const { query, body, signal } = options;
  const sentToken = session.token;
  const headers: Record<string, string> = { accept: 'application/json', ...options.headers };
  if (sentToken) headers.authorization = `Bearer ${sentToken}`;
  const isForm = body instanceof FormData;
  if (body !== undefined && !isForm) headers['content-type'] = 'application/json';
  let response: Response;
  try {
    response = await fetch(apiUrl(path, query), {
      method,
      headers,
      body: body === undefined ? undefined : isForm ? body : JSON.stringify(body),
      signal,
    });
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new HttpError(0, texts.error.offline);
  }
  if (!response.ok) throw await refusal(response, sentToken);
  return response;
}

async function refusal(response: Response, sentToken: string | null): Promise<HttpError> {
  const body: unknown = await response.json().catch(() => null);
  const answer = (typeof body === 'object' && body !== null ? body : {}) as { message?: unknown; errors?: unknown };
  const said = typeof answer.message === 'string' && answer.message !== '' ? answer.message : null;
  // A token that the server no longer takes ends the session once; the admin layout then asks to sign in.
  if (response.status === 401 && sentToken && sentToken === session.token) session.end();
  const { status } = response;
  const isAway = status === 502 || status === 503 || status === 504;
  const known = isAway ? texts.error.busy : status === 429 ? texts.error.tooMany : texts.error.unexpected;
  return new HttpError(status, said ?? known, fieldsOf(answer.errors), body, said);
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

async function read<T>(response: Response): Promise<T> {
  if (response.status === 204) return undefined as T;
  const text = await response.text();
  try {
    return (text === '' ? undefined : JSON.parse(text)) as T;
  } catch {
    throw new UnexpectedFormat(text);
  }
}

function write<T>(method: Method, path: string, options: Options): Promise<T> {
  const bodyKey = options.body instanceof FormData ? null : JSON.stringify(options.body ?? null);
  const key = bodyKey === null ? null : `${method} ${apiUrl(path, options.query)} ${bodyKey}`;
  const running = key === null ? undefined : underWay.get(key);
  if (running) return running as Promise<T>;
  const promise = send(method, path, options)
    .then((response) => read<T>(response))
    .finally(() => {
      if (key !== null) underWay.delete(key);
    });
  if (key !== null) underWay.set(key, promise);
  return promise;
}

/** `filename` of a content-disposition header, also in its RFC 5987 form. */
export function fileNameOf(header: string | null, otherwise: string): string {
  const encoded = header?.match(/filename\*=(?:UTF-8'')?([^;]+)/i)?.[1];
  if (encoded) return decodeURIComponent(encoded.trim());
  return header?.match(/filename="?([^";]+)"?/i)?.[1]?.trim() ?? otherwise;
}

export const http = {
  get: <T>(path: string, query?: Query, signal?: AbortSignal): Promise<T> =>
    send('GET', path, { query, signal }).then((response) => read<T>(response)),
  post: <T>(path: string, body?: unknown): Promise<T> => write<T>('POST', path, { body }),
  put: <T>(path: string, body?: unknown): Promise<T> => write<T>('PUT', path, { body }),
  /** A write that may be sent again: under its key it is taken once. */
  postOnce: <T>(path: string, body: unknown, key: string, signal: AbortSignal): Promise<T> =>
    send('POST', path, { body, headers: { [ACTION_KEY_HEADER]: key }, signal }).then((response) => read<T>(response)),
  delete: <T>(path: string, body?: unknown): Promise<T> => write<T>('DELETE', path, { body }),
  /** A private file, with the token. */
  blob: (path: string, signal?: AbortSignal): Promise<Blob> =>
    send('GET', path, { signal }).then((response) => response.blob()),
  /** Fetches a file with the token and hands it to the browser under the server's name. */
  download: async (path: string, otherwise: string, query?: Query): Promise<void> =>
    save(await send('GET', path, { query }), otherwise),
  /** A file that is made of what is sent. */
  downloadAnswer: async (path: string, body: object, otherwise: string): Promise<void> =>
    save(await send('POST', path, { body }), otherwise),
};

async function save(response: Response, otherwise: string): Promise<void> {
  const url = URL.createObjectURL(await response.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = fileNameOf(response.headers.get('content-disposition'), otherwise);
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** The sentence to show for anything that was thrown: the server's own, or `otherwise` where it said nothing of use. */
export function messageOf(error: unknown, otherwise: string = texts.error.unexpected): string {
  return error instanceof HttpError && error.message !== texts.error.unexpected ? error.message : otherwise;
}

/** What is known beyond a fixed sentence, to stand under it; undefined: no more than the sentence says. */
export function reasonOf(error: unknown): string | undefined {
  return messageOf(error, '') || undefined;
}
