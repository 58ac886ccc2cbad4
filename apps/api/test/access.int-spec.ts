// Walks every route of the API as everybody: refused exactly where the access table says so, and never a 500.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { ACCESS } from '@gelanggang/contract/access';
import type { Access } from '@gelanggang/contract/call';
import { ROLES, type RoleKey } from '@gelanggang/contract/permissions';
import { Sender } from '../../../test/fuzz/send';
import { startApi, type TestApi } from '../../../test/setup/api';
import { accessOf } from '../src/http/access.guard';

const VISITORS = ['nobody', 'manager', 'operator', 'organiser', 'admin'] as const;
type Visitor = (typeof VISITORS)[number];

/** Ids that name nothing, each in its own way. */
const IDS = ['0', '-1', '9007199254740993', '99999999999999999999999', 'kata', '1.5', '%00', '%F0%9F%A5%8B'];

/** Far more than any call needs, even on a busy machine. */
const PATIENCE_MS = 120_000;

let api: TestApi;
let sender: Sender;
let dataDir: string;
let routes: [string, string][];
beforeAll(async () => {
  // a backup is made there as well
  dataDir = mkdtempSync(join(tmpdir(), 'gelanggang-access-'));
  api = await startApi({ env: { DATA_DIR: dataDir } });
  sender = new Sender(api.url, PATIENCE_MS);
  const fastify = api.app.getHttpAdapter().getInstance() as FastifyInstance;
  routes = fastify.apiRoutes.filter(([method, url]) => method !== 'HEAD' && accessOf(method, url) !== undefined);
});
afterAll(async () => {
  sender.close();
  await api.close();
  rmSync(dataDir, { recursive: true, force: true });
});

function mayCall(visitor: Visitor, access: Access): boolean {
  if (access === 'public') return true;
  if (visitor === 'nobody') return false;
  return access === 'signed-in' || (ROLES[visitor].permissions as readonly string[]).includes(access);
}

async function tokens(): Promise<Record<Visitor, string | null>> {
  const made = await Promise.all(
    (Object.keys(ROLES) as RoleKey[]).map(async (role) => [role, (await api.tokenFor(role)).token] as const),
  );
  return { nobody: null, ...(Object.fromEntries(made) as Record<RoleKey, string>) };
}

async function call(method: string, path: string, token: string | null): Promise<{ status: number; text: string }> {
  const hasBody = method !== 'GET' && method !== 'DELETE';
  const answer = await sender.send(
    {
      method,
      target: path,
      headers: hasBody ? { 'content-type': 'application/json' } : {},
      body: hasBody ? Buffer.from('{}') : null,
    },
    token ? { authorization: `Bearer ${token}` } : {},
  );
  if (!answer?.status) throw new Error(`${method} ${path} was not answered`);
  return answer;
}

it('has a row in the access table for each of its routes, and no route outside it', () => {
  expect(routes.length).toBeGreaterThan(30);
  const rows = new Set(Object.keys(ACCESS).map((row) => row.replace(/\{[^}]*\}/g, '{}')));
  const undeclared = routes
    .map(([method, url]) => `${method} ${url.replace(/^\/api/, '').replace(/:[^/]+/g, '{}')}`)
    .filter((row) => !rows.has(row));
  expect(undeclared).toEqual([]);
});

describe.each(VISITORS)('as %s', (visitor) => {
  it('every route lets through or refuses as the table says, and none fails, whatever the id', async () => {
    const wrong: string[] = [];
    for (const [method, url] of routes) {
      // the session of each visitor would end here; auth.int-spec.ts signs out
      if (url === '/api/logout' && visitor !== 'nobody') continue;
      const access = accessOf(method, url);
      if (access === undefined) throw new Error(`${method} ${url} has no row`);
      // an export waits for the worker, which is not running here; jobs.int-spec.ts lets one run
      if (url.endsWith('/export') && mayCall(visitor, access)) continue;
      const token = (await tokensOnce)[visitor];
      // who is refused is refused before the id is looked at
      const ids = mayCall(visitor, access) ? IDS : IDS.slice(-2);
      const paths = (url.includes(':') ? ids : ['']).map((id) => url.replace(/:[^/]+/g, id));
      // what names nothing has nothing to do with what names nothing in another way
      const answers = await Promise.all(paths.map(async (path) => ({ path, ...(await call(method, path, token)) })));
      for (const { path, status, text } of answers) {
        const isLetIn = status !== 401 && status !== 403;
        if (isLetIn !== mayCall(visitor, access)) wrong.push(`${method} ${path}: ${status}, table: ${access}`);
        if (!isLetIn && status !== (visitor === 'nobody' ? 401 : 403)) wrong.push(`${method} ${path}: ${status}`);
        if (status >= 500) wrong.push(`${method} ${path}: ${status} ${text.slice(0, 200)}`);
      }
    }
    expect(wrong).toEqual([]);
  });
});

let tokensOnce: Promise<Record<Visitor, string | null>>;
beforeAll(() => {
  tokensOnce = tokens();
});

it('answers a path that no route has with 404 in JSON', async () => {
  for (const [method, path] of [
    ['GET', '/api/tidak-ada'],
    ['POST', '/api/tidak-ada'],
    ['DELETE', '/api'],
    ['GET', '/api/'],
  ] as const) {
    const { status, text } = await call(method, path, null);
    expect({ status, body: JSON.parse(text) as unknown }).toEqual({
      status: 404,
      body: { message: 'Data tidak ditemukan.', code: 'request.notThere' },
    });
  }
});
