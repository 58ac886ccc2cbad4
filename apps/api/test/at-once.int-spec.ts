// The same request four times at once does what it does four times in a row, for every call that changes something: nobody
// gains by pressing twice, no call answers 500 because another one was faster. FUZZ_SEED repeats a run.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenAPIObject } from '@nestjs/swagger';
import { createRandom, deriveSeed } from '@gelanggang/domain/random';
import { type ApiCall, ApiCalls } from '../../../test/fuzz/api-calls';
import { Sender } from '../../../test/fuzz/send';
import { standingIds } from '../../../test/fuzz/standing-ids';
import { Visitors } from '../../../test/fuzz/visitors';
import { runStart } from '../../../test/setup/demo';
import { startApi, type TestApi } from '../../../test/setup/api';

const SEED = process.env.FUZZ_SEED ?? '67656c616e676721';
const ROUNDS = Number(process.env.FUZZ_ROUNDS ?? 1);
const TIMES = 4;
const PATIENCE_MS = 60_000;
/** They wait for a job, make a whole tournament, or end the sessions of this test. */
const LEFT_OUT = /\/(export|rehearsals?|logout|password|login|backups?|restart)(\/|$)|^\/api\/(user|users|roles)(\/|$)/;

interface Side {
  api: TestApi;
  sender: Sender;
  visitors: Visitors;
}

let sides: [atOnce: Side, inTurn: Side];
let calls: ApiCalls;
const folders: string[] = [];

async function side(): Promise<Side> {
  const folder = mkdtempSync(join(tmpdir(), 'gelanggang-at-once-'));
  folders.push(folder);
  const api = await startApi({ demo: runStart(), env: { FILES_DIR: folder, DATA_DIR: folder } });
  return { api, sender: new Sender(api.url, PATIENCE_MS), visitors: await Visitors.of(api.dataSource) };
}

beforeAll(async () => {
  sides = [await side(), await side()];
  const [{ api }] = sides;
  const document = (await api.request.get('/api/openapi.json').expect(200)).body as OpenAPIObject;
  calls = new ApiCalls(document, await standingIds(api.dataSource));
}, 600_000);
afterAll(async () => {
  for (const { api, sender } of sides) {
    sender.close();
    await api.close();
  }
  folders.forEach((folder) => rmSync(folder, { recursive: true }));
});

const NOT_COUNTED = ['event', 'stream', 'attempt', 'session', 'job', 'push_message', 'mail'];

async function rowsOf({ api }: Side): Promise<Map<string, number>> {
  const tables = await api.dataSource.query<{ name: string }[]>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relname = any($1) order by 1`,
    [NOT_COUNTED],
  );
  const counts = tables
    .map(({ name }) => `select '${name}' as name, count(*)::int as count from "${name}"`)
    .join(' union all ');
  const rows = await api.dataSource.query<{ name: string; count: number }[]>(counts);
  return new Map(rows.map(({ name, count }) => [name, count]));
}

function grown(before: Map<string, number>, after: Map<string, number>): string {
  return [...after]
    .map(([name, count]) => [name, count - (before.get(name) ?? 0)] as const)
    .filter(([, more]) => more !== 0)
    .map(([name, more]) => `${name} ${more}`)
    .sort()
    .join(', ');
}

function likely(call: ApiCall, at: number) {
  const random = createRandom(deriveSeed(SEED, `${at} ${call.method} ${call.path}`));
  const json = call.bodies.find(({ type }) => type === 'application/json') ?? call.bodies[0];
  return {
    method: call.method,
    target: calls.likelyPath(random, call.path),
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify(json ? calls.likelyBody(random, json.schema) : {})),
  };
}

it('does at once what it does in turn', async () => {
  const faults: string[] = [];
  const changing = calls.calls.filter(({ method, path }) => method !== 'GET' && !LEFT_OUT.test(path));
  let at = 0;
  let good = 0;
  let known = [await rowsOf(sides[0]), await rowsOf(sides[1])];
  for (let round = 0; round < ROUNDS; round++) {
    for (const call of changing) {
      for (const visitor of ['admin', 'manager'] as const) {
        at += 1;
        const request = likely(call, at);
        const done = await Promise.all(
          sides.map(async ({ sender, visitors }, which) => {
            const send = async () => (await sender.send(request, await visitors.headers(visitor, at)))?.status ?? -1;
            await visitors.headers(visitor, at);
            const statuses: number[] = [];
            if (which === 0) statuses.push(...(await Promise.all(Array.from({ length: TIMES }, send))));
            else for (let times = 0; times < TIMES; times++) statuses.push(await send());
            return statuses.sort((a, b) => a - b);
          }),
        );
        const isGood = done.some((statuses) => statuses.some((one) => one < 400));
        const shown = `${visitor} ${request.method} ${request.target} ${request.body.toString().slice(0, 400)}`;
        if (done.flat().some((one) => one < 0 || (one >= 500 && one !== 501)))
          faults.push(`${shown} → ${JSON.stringify(done)}`);
        if (!isGood) continue;
        good += 1;
        const now = [await rowsOf(sides[0]), await rowsOf(sides[1])];
        const effects = now.map((rows, which) => grown(known[which]!, rows));
        known = now;
        const successes = done.map((statuses) => statuses.filter((one) => one < 400).length);
        if (effects[0] !== effects[1] || successes[0] !== successes[1])
          faults.push(`${shown} → ${JSON.stringify(done)}: ${effects.join(' | ')}`);
      }
    }
  }
  process.stdout.write(`${at} requests to ${changing.length} calls, ${good} taken\n`);
  expect(faults).toEqual([]);
}, 1_200_000);
