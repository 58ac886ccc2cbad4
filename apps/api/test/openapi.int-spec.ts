// The OpenAPI document and its reader: complete for what exists, and readable under our own security headers.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import { testApi } from '../../../test/setup/api';
import { testFolder } from '../../../test/setup/made';
import { accessOf } from '../src/http/access.guard';
import type { Answers } from '../src/openapi/answers';
import { buildDocument } from '../src/openapi/openapi';

const api = testApi();
let document: OpenAPIObject;
beforeAll(async () => {
  document = (await api.request.get('/api/openapi.json').expect(200)).body as OpenAPIObject;
});

it('lists every route of the API, and no other', () => {
  const routes = (api.app.getHttpAdapter().getInstance() as FastifyInstance).apiRoutes
    .filter(([method, url]) => method !== 'HEAD' && accessOf(method, url) !== undefined)
    .map(([method, url]) => `${method} ${url.replace(/:([^/]+)/g, '{$1}')}`);
  const listed = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(listed.sort()).toEqual([...new Set(routes)].sort());
});

it('says which calls need a token, and how they refuse', () => {
  const list = document.paths['/api/contingents']?.get;
  expect(list?.security).toEqual([{ token: [] }]);
  expect(Object.keys(list?.responses ?? {})).toEqual(expect.arrayContaining(['200', '401', '422', '500']));
  expect(document.paths['/api/tournaments/active']?.get?.security).toBeUndefined();
  expect(document.paths['/api/users/count']?.get?.responses['403']).toMatchObject({
    description: "Tanpa izin 'manage users'",
  });
});

it('says of every call that changes something that what stands may refuse it', () => {
  const without = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { responses: object }>)
      .filter(([method, { responses }]) => method !== 'get' && !('409' in responses))
      .map(([method]) => `${method} ${path}`),
  );
  expect(without).toEqual([]);
  expect(document.paths['/api/matches/{id}/result']?.post?.responses['409']).toMatchObject({
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
  });
  expect(document.paths['/api/pools/{id}/generate-bracket']?.get?.responses).toHaveProperty('409');
  expect(document.paths['/api/pools']?.get?.responses).not.toHaveProperty('409');
});

it('says that a tournament begins with a file, and goes on without', () => {
  const bodyOf = (path: string) => {
    const body = document.paths[path]?.post?.requestBody as { content: Record<string, { schema: object }> };
    return body.content['multipart/form-data']?.schema;
  };
  expect(bodyOf('/api/tournament-settings')).toMatchObject({
    anyOf: [{ required: ['tournament_document'] }, { required: ['tournament_image'] }],
  });
  expect(bodyOf('/api/tournament-settings/update/{id}')).not.toHaveProperty('anyOf');
});

it('describes bodies and queries from their validators', () => {
  expect(document.components?.schemas?.RegisterRequest).toEqual({
    type: 'object',
    required: ['person_responsible', 'email', 'password', 'password_confirmation'],
    properties: {
      person_responsible: { type: 'string', maxLength: 200 },
      email: { type: 'string', format: 'email', maxLength: 320 },
      password: { type: 'string', minLength: 8, maxLength: 200 },
      password_confirmation: { type: 'string' },
      tournament_slug: { type: 'string', maxLength: 200 },
    },
  });
  expect(document.components?.schemas?.RegisterContingentsRequest).toMatchObject({
    required: ['tournament_id', 'contingents'],
    properties: {
      tournament_id: { type: 'integer', minimum: 1 },
      contingents: { type: 'array', items: { type: 'integer' }, maxItems: 500 },
    },
  });
  expect(document.paths['/api/team-members']?.get?.parameters).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ name: 'payment_status', in: 'query', required: false }),
      expect.objectContaining({ name: 'perPage', in: 'query', required: false }),
    ]),
  );
});

it('says of a choice of numbers that it is a number', () => {
  const { match_chart: chart } = (
    document.components?.schemas?.DrawingRequest as { properties: Record<string, unknown> }
  ).properties;
  expect(chart).toEqual({ type: 'number', enum: [2, 4, 6, 8, 16, 0] });
});

it('tells programs how live events and repeated steps work', () => {
  for (const word of ['Idempotency-Key', 'Socket.IO', 'matches.changed', 'snapshot: true']) {
    expect(document.info.description).toContain(word);
  }
});

it('is read at /api/docs with scripts of its own files only', async () => {
  const page = await api.request.get('/api/docs').expect(200).expect('content-type', /html/);
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
  expect(page.text.match(/<script(?![^>]*\ssrc=)[^>]*>/g)).toBeNull();
  const sources = [...page.text.matchAll(/<script[^>]*\ssrc="([^"]+)"/g)].map((found) => found[1] ?? '');
  expect(sources.length).toBeGreaterThan(1);
  for (const source of sources) {
    await api.request
      .get(new URL(source, 'http://x/api/docs').pathname)
      .expect(200)
      .expect('content-type', /javascript/);
  }
});

describe('with what the build reads from the types of the rows', () => {
  const folder = testFolder();
  let built: OpenAPIObject;
  beforeAll(() => {
    const file = join(folder, 'answers.json');
    execFileSync(process.execPath, ['scripts/openapi-answers.mjs', file]);
    built = buildDocument(api.app, JSON.parse(readFileSync(file, 'utf8')) as Answers);
  });

  it('every call says what it answers, files and empty answers aside', () => {
    const silent = Object.entries(built.paths).flatMap(([path, item]) =>
      Object.entries(item as Record<string, { responses: Record<string, { content?: unknown }> }>)
        .filter(([, { responses }]) => !Object.entries(responses).some(([code, one]) => code < '300' && one.content))
        .map(([method]) => `${method.toUpperCase()} ${path}`),
    );
    expect(silent.sort()).toEqual([
      'GET /api/athletes/{id}/papers/{kind}',
      'GET /api/billings/export',
      'GET /api/billings/{id}/document',
      'GET /api/billings/{id}/invoice',
      'GET /api/billings/{id}/receipt',
      'GET /api/calendars/{file}',
      'GET /api/contingents/export',
      'GET /api/download-document',
      'GET /api/download-document/{filename}',
      'GET /api/entry-imports/template/{format}',
      'GET /api/feed/{slug}/csv/{name}',
      'GET /api/feed/{slug}/pages/{number}/{hash}',
      'GET /api/hall/gelanggang.crt',
      'GET /api/handovers/{id}/file',
      'GET /api/jobs/{id}/file',
      'GET /api/officials/template/{format}',
      'GET /api/panel/replays/{id}/clip',
      'GET /api/past-events/template',
      'GET /api/past-events/{id}/archive',
      'GET /api/personal-data/{id}/export',
      'GET /api/protests/{id}/clips/{clip}',
      'GET /api/share-cards/matches/{id}',
      'GET /api/share-cards/tournaments/{slug}',
      'GET /api/share-cards/tournaments/{slug}/athletes/{id}',
      'GET /api/share-cards/tournaments/{slug}/contingents/{id}',
      'GET /api/share-cards/tournaments/{slug}/winners',
      'GET /api/system/backups/{name}',
      'GET /api/team-members/export',
      'GET /api/team-members/{id}/photo',
      'GET /api/tournaments/{id}/certificate-pictures/{slot}',
      'POST /api/entry-imports/refused',
    ]);
  });

  it('a page of a list says what its rows are', () => {
    const schemas = built.components?.schemas as Record<string, { properties: Record<string, unknown> }>;
    expect(built.paths['/api/contingents']?.get?.responses['200']).toMatchObject({
      content: { 'application/json': { schema: { $ref: '#/components/schemas/PaginatedOfContingentRow' } } },
    });
    expect(schemas.PaginatedOfContingentRow?.properties).toMatchObject({
      data: { type: 'array', items: { $ref: '#/components/schemas/ContingentRow' } },
      next_page_url: { type: 'string', nullable: true },
    });
    expect(schemas.ContingentRow?.properties.is_registered).toEqual({
      type: 'boolean',
      description: 'In the tournament of the query; without one, in any.',
    });
  });

  it('what is sent as a text that was made before says what it is, a type that has itself within too', () => {
    const schemaOf = (path: string) =>
      (built.paths[path]?.get?.responses['200'] as { content: Record<string, { schema: object }> }).content[
        'application/json'
      ]?.schema;
    const named = (name: string) => ({ $ref: `#/components/schemas/${name}` });
    expect(schemaOf('/api/live/{slug}/{kind}')).toEqual({
      oneOf: ['LiveSnapshotOfLiveMatch', 'ColumnedSnapshot', 'MedalSnapshot'].map(named),
    });
    expect(schemaOf('/api/feed/{slug}')).toEqual(named('FeedDocument'));
    const column = JSON.stringify(built.components?.schemas?.Column);
    expect(column).toContain('"column":{"$ref":"#/components/schemas/Column"}');
  });

  it('keeps two types of one name apart', () => {
    const schemas = built.components?.schemas as Record<string, { properties: object }>;
    const rowOf = (path: string) => {
      const text = JSON.stringify(built.paths[path]?.get?.responses['200']);
      const [, name = ''] = /#\/components\/schemas\/(?:PaginatedOf)?(\w+)"/.exec(text) ?? [];
      return Object.keys(schemas[name]?.properties ?? {});
    };
    expect(rowOf('/api/category-classes')).toContain('weight_max');
    expect(rowOf('/api/participants-by-category-class')).toContain('registered');
    expect(JSON.stringify(schemas.RuleSetClassRow?.properties)).toContain('letters');
  });

  it('says that a pair is a list of two', () => {
    const pair = (built.components?.schemas?.ClassPairing as { properties: Record<string, unknown> }).properties.pairs;
    expect(JSON.stringify(pair)).toContain('"minItems":2,"maxItems":2');
    expect(JSON.stringify(built)).not.toContain('__@');
  });

  it('every reference leads to a shape', () => {
    const named = new Set(Object.keys(built.components?.schemas ?? {}));
    const used = [...JSON.stringify(built).matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      (found) => found[1] ?? '',
    );
    expect(used.filter((name) => !named.has(name))).toEqual([]);
  });
});
