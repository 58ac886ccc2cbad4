// Sends every call wrong values in every field it declares: 4xx in the agreed shapes, never a 500, never a stack trace.
import type { OpenAPIObject } from '@nestjs/swagger';
import { Sender } from '../../../test/fuzz/send';
import { startApi, type TestApi } from '../../../test/setup/api';

const WRONG_VALUES: unknown[] = [
  null,
  '',
  'kata',
  -1,
  0,
  1.5,
  1e30,
  '99999999999999999999',
  '\u0000',
  '\ud800',
  '2026-02-30',
  true,
  [],
  [null],
  ['\u0000'],
  {},
  { $gt: '' },
  'x'.repeat(20_000),
];

interface Schema {
  type?: string;
  format?: string;
  enum?: unknown[];
  minimum?: number;
  items?: Schema;
  $ref?: string;
  allOf?: Schema[];
  properties?: Record<string, Schema>;
}

interface Call {
  method: string;
  path: string;
  query: string[];
  body: Schema | null;
}

/** Far more than any call needs, even on a busy machine. */
const PATIENCE_MS = 120_000;

let api: TestApi;
let sender: Sender;
let token: string;
let calls: Call[];
let schemas: Record<string, Schema>;

beforeAll(async () => {
  api = await startApi();
  sender = new Sender(api.url, PATIENCE_MS);
  ({ token } = await api.tokenFor('admin'));
  const document = (await api.request.get('/api/openapi.json').expect(200)).body as OpenAPIObject;
  schemas = (document.components?.schemas ?? {}) as Record<string, Schema>;
  calls = Object.entries(document.paths).flatMap(([path, item]) =>
    (['get', 'post', 'put', 'delete'] as const).flatMap((method) => {
      const operation = item[method];
      if (!operation) return [];
      const query = (operation.parameters ?? []).flatMap((parameter) =>
        'in' in parameter && parameter.in === 'query' ? [parameter.name] : [],
      );
      const content = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : {};
      const body = (content['application/json']?.schema ?? null) as Schema | null;
      return [{ method: method.toUpperCase(), path: path.replace(/\{[^}]*\}/g, '1'), query, body }];
    }),
  );
});
afterAll(() => {
  sender.close();
  return api.close();
});

const resolve = (schema: Schema): Schema => {
  const name = schema.$ref ?? schema.allOf?.[0]?.$ref;
  return name ? (schemas[name.split('/').at(-1) ?? ''] ?? {}) : schema;
};

/** A value that the field might take, so that one wrong field at a time is what the call sees. */
function likely(given: Schema): unknown {
  const schema = resolve(given);
  if (schema.enum) return schema.enum[0];
  if (schema.properties) return likelyBody(schema);
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1);
  if (schema.type === 'boolean') return true;
  if (schema.type === 'array') return schema.items ? [likely(schema.items)] : [];
  return schema.format === 'date' ? '2026-12-01' : 'isian';
}

function likelyBody(schema: Schema): Record<string, unknown> {
  return Object.fromEntries(Object.entries(schema.properties ?? {}).map(([name, field]) => [name, likely(field)]));
}

async function faultOf({ method, path }: Call, search: string, body: unknown): Promise<string | null> {
  const content = body === undefined ? null : JSON.stringify(body);
  const answer = await sender.send(
    {
      method,
      target: `${path}${search}`,
      headers: content === null ? {} : { 'content-type': 'application/json' },
      body: content === null ? null : Buffer.from(content),
    },
    { authorization: `Bearer ${token}` },
  );
  const what = `${method} ${path}${search.slice(0, 60)} ${(content ?? '').slice(0, 120)}`;
  if (!answer) return `${what} → no answer`;
  const { status, text } = answer;
  if (status === 0 || status >= 500) return `${what} → ${status} ${text.slice(0, 200)}`;
  if (status < 400) return null;
  const said = JSON.parse(text) as { message?: unknown; errors?: unknown };
  if (typeof said.message !== 'string' || /\bat .*:\d+:\d+|node_modules|\bselect .+ from\b|insert into/.test(text))
    return `${what} → ${text}`;
  if (status !== 422) return null;
  const texts = Object.values((said.errors ?? null) as Record<string, unknown>).flat();
  // a form shows nothing of a fault that names no field
  if (texts.length === 0) return `${what} → ${text}`;
  // a form's empty field is no number out of bounds
  const isBound = /_ids?[^"]*":\["Paling kecil 1\.|Paling besar 9007199254740991/.test(text);
  return texts.every((one) => typeof one === 'string') && !isBound ? null : `${what} → ${text}`;
}

/** Calls that would end the session this test speaks with, or wait for a worker that is not there. */
const LEFT_OUT = /^POST \/api\/logout$|\/export$/;

/** Those of one field go out together: they have nothing to do with each other. */
async function faultsOf(call: Call, wrong: readonly { search?: string; body?: unknown }[]): Promise<string[]> {
  const found = await Promise.all(wrong.map(({ search = '', body }) => faultOf(call, search, body)));
  return found.filter((one) => one !== null);
}

/** Thousands of requests, beside other tests: so long one test may take, in milliseconds. */
const LONG = 1_200_000;

it(
  'every query parameter takes nonsense without failing',
  async () => {
    const faults: string[] = [];
    const texts = WRONG_VALUES.map((one) => (typeof one === 'string' ? one : JSON.stringify(one)));
    const said = texts.map((text) => encodeURIComponent(Buffer.from(text.slice(0, 5000)).toString()));
    for (const call of calls.filter((one) => one.query.length > 0 && !LEFT_OUT.test(`${one.method} ${one.path}`))) {
      for (const name of call.query) {
        const once = said.map((value) => ({ search: `?${encodeURIComponent(name)}=${value}` }));
        faults.push(...(await faultsOf(call, [...once, { search: `?${name}=1&${name}=2` }])));
      }
    }
    expect(faults).toEqual([]);
  },
  LONG,
);

const PARTS = [1, 2, 3, 4];

it.each(PARTS)(
  'every field of a body takes nonsense without failing, part %i',
  async (part) => {
    const faults: string[] = [];
    const withBody = calls.filter((one) => one.body && !LEFT_OUT.test(`${one.method} ${one.path}`));
    for (const call of withBody.filter((_, index) => index % PARTS.length === part - 1)) {
      const schema = resolve(call.body ?? {});
      faults.push(
        ...(await faultsOf(
          call,
          [null, [], 'teks', 5, [[]], {}].map((body) => ({ body })),
        )),
      );
      const likely = likelyBody(schema);
      for (const name of Object.keys(schema.properties ?? {}))
        faults.push(
          ...(await faultsOf(
            call,
            WRONG_VALUES.map((value) => ({ body: { ...likely, [name]: value } })),
          )),
        );
    }
    expect(faults).toEqual([]);
  },
  LONG,
);

it('an id that is no number in a query is a fault of its field', async () => {
  const answer = await api.request
    .get('/api/team-members?tournament_id=abc&perPage=1000')
    .set('authorization', `Bearer ${token}`)
    .expect(422);
  expect((answer.body as { errors: unknown }).errors).toEqual({
    tournament_id: ['Harus berupa bilangan bulat.'],
    perPage: ['Paling besar 100.'],
  });
});

it('a choice that was not made is asked for on its field, however the form writes that', async () => {
  for (const nothing of [undefined, null, '', 0]) {
    const answer = await api.request
      .post('/api/create-pools')
      .set('authorization', `Bearer ${token}`)
      .send({ tournament_id: nothing, match_category_id: 1, age_category_id: nothing, category_class_id: nothing })
      .expect(422);
    const asked = ['tournament_id', 'age_category_id', 'category_class_id', 'match_chart'];
    expect((answer.body as { errors: unknown }).errors).toEqual(
      Object.fromEntries(asked.map((field) => [field, ['Wajib diisi.']])),
    );
  }
});

it('a blank filter is no filter', async () => {
  const answer = await api.request
    .get('/api/team-members?page=&perPage=&search=&tournament_id=&payment_status=&fetch_all=')
    .set('authorization', `Bearer ${token}`)
    .expect(200);
  expect(answer.body).toMatchObject({ current_page: 1, per_page: 10 });
});

it.each([
  ['a NUL', 'Budi\u0000', { name: ['Berisi tanda yang tidak dapat disimpan.'] }],
  ['half of a pair', 'Budi \ud83e', { name: ['Berisi tanda yang tidak dapat disimpan.'] }],
])('what the database cannot keep, %s, is a fault of its field', async (_, name, errors) => {
  const { token } = await api.tokenFor('manager');
  const { body } = await api.request
    .put('/api/user')
    .set('authorization', `Bearer ${token}`)
    .send({ name })
    .expect(422);
  expect((body as { errors: object }).errors).toEqual(errors);
});

it.each([
  ['breaks of its line', 'Budi\r\nBcc: lain@contoh.test\t', 'Budi Bcc: lain@contoh.test'],
  ['marks that turn it around', '\u202eiduB\u202c \ufeffSantoso', 'iduB Santoso'],
  ['accents of their own', 'Rene\u0301', 'Ren\u00e9'],
  ['blanks in a row and of other kinds', 'Budi \u00a0  Santoso', 'Budi Santoso'],
  ['letters that nobody sees', 'Bu\u200bdi\u00ad San\u2060to\u3164so\u{e0041}', 'Budi Santoso'],
])('a name is one line as it is seen: %s are not kept', async (_, name, kept) => {
  const { token } = await api.tokenFor('manager');
  const answer = await api.request.put('/api/user').set('authorization', `Bearer ${token}`).send({ name }).expect(200);
  expect(answer.body).toMatchObject({ user: { name: kept } });
});

it.each(['\u200b', '\u00ad\u2060', '\u3164', '\u2800', '\u200d\u200d', '\u{e0041}'])(
  'a name of which nothing is seen is none',
  async (name) => {
    const { token } = await api.tokenFor('manager');
    const { body } = await api.request
      .put('/api/user')
      .set('authorization', `Bearer ${token}`)
      .send({ name })
      .expect(422);
    expect((body as { errors: object }).errors).toEqual({ name: ['Wajib diisi.'] });
  },
);

it.each(['entry-lists/%00', 'live/a%00/tanding', 'tournaments/detail/%00', 'calendars/%00.ics', 'draws/1%00'])(
  'an address with what the database cannot keep names nothing: %s',
  async (path) => {
    await api.request.get(`/api/${path}`).expect(404);
  },
);
