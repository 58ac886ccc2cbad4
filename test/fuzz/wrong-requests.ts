// Makes one wrong request of a call: a request that might be good, spoiled in one way or several. All dice are seeded.
import { createRandom, deriveSeed, type Random, type Seed } from '@gelanggang/domain/random';
import type { ApiCall, ApiCalls } from './api-calls';
import {
  BROKEN_JSON,
  largeValue,
  pick,
  WRONG_DAYS,
  WRONG_IDS,
  WRONG_TEXTS,
  WRONG_TYPES,
  wrongValue,
} from './wrong-values';
import { brokenMultipart } from './wrong-multipart';

export interface WrongRequest {
  method: string;
  /** Path and query, as sent. */
  target: string;
  headers: Record<string, string>;
  body: Buffer | null;
  /** What was spoiled, for the report. */
  how: string;
}

type Spoil = (random: Random, request: Draft, call: ApiCall, calls: ApiCalls) => void;
interface Draft {
  method: string;
  path: string;
  query: [string, string][];
  headers: Record<string, string>;
  json: Record<string, unknown> | null;
  raw: Buffer | null;
}

const JSON_TYPE = 'application/json';
/** Names of fields that hold a day or a moment. */
const OF_DAYS = /(^|_)(date|day|on|at|from|to)$/;

function spoilPath(random: Random, draft: Draft, call: ApiCall): void {
  if (!call.path.includes('{')) return spoilHeader(random, draft);
  draft.path = call.path.replace(/\{[^}]*\}/g, () => pick(random, WRONG_IDS));
}

function spoilQuery(random: Random, draft: Draft, call: ApiCall): void {
  const names = call.query.map(({ name }) => name);
  const name = names.length > 0 ? pick(random, names) : pick(random, ['page', 'perPage', 'search', 'id', '__proto__']);
  const value = OF_DAYS.test(name) && random.flip() ? pick(random, WRONG_DAYS) : asText(wrongValue(random));
  switch (random.int(6)) {
    case 0:
      draft.query.push([name, '1'], [name, '2'], [name, value]);
      break;
    case 1:
      draft.query.push([`${name}[]`, value], [`${name}[a][b]`, value]);
      break;
    case 2:
      for (const each of names) draft.query.push([each, pick(random, WRONG_TEXTS)]);
      break;
    default:
      draft.query = [...draft.query.filter(([each]) => each !== name), [name, value]];
  }
}

function spoilField(random: Random, draft: Draft, call: ApiCall): void {
  const body = draft.json;
  const names = Object.keys(body ?? {});
  if (!body || names.length === 0) return spoilQuery(random, draft, call);
  const name = pick(random, names);
  if (OF_DAYS.test(name) && random.flip()) {
    body[name] = pick(random, WRONG_DAYS);
    return;
  }
  switch (random.int(8)) {
    case 0:
      delete body[name];
      break;
    case 1:
      for (const each of names) body[each] = wrongValue(random);
      break;
    case 2:
      body[name] = [body[name], body[name]];
      break;
    case 3:
      body[name] = largeValue(random);
      break;
    case 4: {
      // one field of what is inside a list or an object
      const inner: unknown = Array.isArray(body[name]) ? (body[name] as unknown[])[0] : body[name];
      const keys = typeof inner === 'object' && inner !== null ? Object.keys(inner) : [];
      if (keys.length > 0) (inner as Record<string, unknown>)[pick(random, keys)] = wrongValue(random);
      else body[name] = wrongValue(random);
      break;
    }
    case 5:
      // rows of others, or of nothing
      for (const each of names.filter((one) => /(_id|s)$/.test(one))) {
        body[each] = Array.isArray(body[each]) ? [1, 2, 3, 999_999_999] : 1 + random.int(999);
      }
      break;
    default:
      body[name] = wrongValue(random);
  }
}

function spoilBody(random: Random, draft: Draft): void {
  draft.raw = pick(random, BROKEN_JSON);
  draft.headers['content-type'] = JSON_TYPE;
  if (draft.method === 'GET' && random.flip()) draft.method = pick(random, ['POST', 'PUT', 'PATCH', 'DELETE']);
}

function spoilRoot(random: Random, draft: Draft): void {
  draft.raw = Buffer.from(JSON.stringify(wrongValue(random)) ?? 'null');
  draft.headers['content-type'] = JSON_TYPE;
}

function spoilType(random: Random, draft: Draft): void {
  draft.headers['content-type'] = pick(random, WRONG_TYPES);
  draft.raw ??= random.flip() ? Buffer.from('a=1&a=2&b[]=3&%00=%ff') : Buffer.from(JSON.stringify(draft.json ?? {}));
}

function spoilMultipart(random: Random, draft: Draft, call: ApiCall, calls: ApiCalls): void {
  const [form] = call.bodies.filter(({ type }) => type.startsWith('multipart/'));
  const fields = form ? calls.likelyBody(random, form.schema) : (draft.json ?? {});
  const { type, body } = brokenMultipart(random, fields);
  draft.headers['content-type'] = type;
  draft.raw = body;
}

function spoilHeader(random: Random, draft: Draft): void {
  const long = 'x'.repeat(pick(random, [300, 4000, 7000, 30_000]));
  const wrong: [string, string][] = [
    ['authorization', `Bearer ${long}`],
    ['authorization', 'Bearer'],
    ['authorization', 'Basic YTpi'],
    ['authorization', 'Bearer \xff\xfe'],
    ['if-none-match', '"'.repeat(50)],
    ['if-none-match', long],
    ['accept-encoding', 'br;q=9, gzip;q=x, *;q=0'],
    ['accept', 'x/'.repeat(60)],
    ['range', 'bytes=5-1,99999999999999999999-'],
    ['cookie', long],
    ['user-agent', `\xa0${long}`],
    ['x-forwarded-proto', 'https, http'],
    ['x-forwarded-host', '" onmouseover='],
    ['origin', 'null'],
    ['content-encoding', 'gzip'],
    ['expect', 'something-else'],
    ['x-http-method-override', 'DELETE'],
    ['x-request-id', '{"a":1}\t'],
  ];
  for (let count = 1 + random.int(3); count > 0; count--) {
    const [name, value] = pick(random, wrong);
    draft.headers[name] = value;
  }
  if (random.int(10) === 0) for (let at = 0; at < 300; at++) draft.headers[`x-${at}`] = 'y';
}

function spoilMethod(random: Random, draft: Draft): void {
  draft.method = pick(random, ['HEAD', 'PATCH', 'OPTIONS', 'TRACE', 'PUT', 'DELETE', 'POST', 'PROPFIND']);
}

/** Kinds with how often each is taken. */
const SPOILS: readonly [name: string, weight: number, spoil: Spoil][] = [
  ['field', 9, spoilField],
  ['query', 4, spoilQuery],
  ['path', 3, spoilPath],
  ['broken body', 2, spoilBody],
  ['body of another shape', 2, spoilRoot],
  ['content type', 2, spoilType],
  ['multipart', 3, spoilMultipart],
  ['header', 2, spoilHeader],
  ['method', 1, spoilMethod],
];
const CHOICE = SPOILS.flatMap((spoil) => Array.from({ length: spoil[1] }, () => spoil));

/** The `at`-th wrong request of a run with this seed: the same for the same seed, calls and standing ids. */
export function wrongRequest(seed: Seed, at: number, call: ApiCall, calls: ApiCalls): WrongRequest {
  const random = createRandom(deriveSeed(seed, `${at} ${call.method} ${call.path}`));
  const draft = draftOf(random, call, calls);
  const how: string[] = [];
  // now and then two things are wrong at once
  for (let count = random.int(4) === 0 ? 2 : 1; count > 0; count--) {
    const [name, , spoil] = pick(random, CHOICE);
    spoil(random, draft, call, calls);
    how.push(name);
  }
  return { ...sent(draft), how: how.join(' + ') };
}

function draftOf(random: Random, call: ApiCall, calls: ApiCalls): Draft {
  const body = call.bodies.find(({ type }) => type === JSON_TYPE) ?? call.bodies[0];
  const query = call.query
    .filter(() => random.flip())
    .map(({ name, schema }): [string, string] => [name, asText(calls.likely(random, name, schema))]);
  return {
    method: call.method,
    path: calls.likelyPath(random, call.path),
    query,
    headers: {},
    json: body ? calls.likelyBody(random, body.schema) : null,
    raw: null,
  };
}

function sent(draft: Draft): Omit<WrongRequest, 'how'> {
  const search = draft.query.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
  const takesBody = !['GET', 'HEAD', 'TRACE', 'OPTIONS'].includes(draft.method);
  const body = draft.raw ?? (draft.json && takesBody ? Buffer.from(JSON.stringify(draft.json)) : null);
  const headers = { ...draft.headers };
  if (body && !headers['content-type']) headers['content-type'] = JSON_TYPE;
  // a request line longer than this is the server's to refuse before any of our code
  return { method: draft.method, target: `${draft.path}${search ? `?${search}` : ''}`.slice(0, 12_000), headers, body };
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));

/** Percent-encoded; half a surrogate pair goes as the three bytes that no decoder of UTF-8 accepts. */
function encoded(text: string): string {
  return [...text]
    .map((letter) => (/^[\ud800-\udfff]$/.test(letter) ? '%ED%A0%80' : encodeURIComponent(letter)))
    .join('');
}
