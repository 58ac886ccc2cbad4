// Wrong requests to every call of the OpenAPI document, as nobody, manager and admin: never a 500, never a hang, never
// a changed row by a refused request. `npm run test:api-fuzz` sends 24,000; FUZZ_SEED repeats a run.
// A long walk: `npm test` leaves it to .ci/run and `npm run check`.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenAPIObject } from '@nestjs/swagger';
import { isSeed } from '@gelanggang/domain/random';
import { ApiCalls } from '../../../test/fuzz/api-calls';
import { type Answer, Sender } from '../../../test/fuzz/send';
import { standingIds } from '../../../test/fuzz/standing-ids';
import { type Visitor, Visitors, VISITORS } from '../../../test/fuzz/visitors';
import { takeWrites, unwatched, watchWrites } from '../../../test/fuzz/watch-writes';
import { type WrongRequest, wrongRequest } from '../../../test/fuzz/wrong-requests';
import { startApi, type TestApi } from '../../../test/setup/api';
import { runStart } from '../../../test/setup/demo';

const SEED = process.env.FUZZ_SEED ?? '67656c616e676721';
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 700);
/** Far more than any call needs, even on a busy machine: what takes longer hangs. */
const PATIENCE_MS = 20_000;
/** Calls that begin a job and wait for it; it is cancelled here, which they answer with 409. */
const WAITS = /\/(export|invoice|receipt)(\?|$)/;
/** Calls after which an account, its roles or its sessions may not be what they were. */
const ENDS_SESSIONS = /\/(logout|user|users|roles|password)(\/|$)/;

let api: TestApi;
let sender: Sender;
let calls: ApiCalls;
let visitors: Visitors;
let folder: string;
let worker: NodeJS.Timeout;

beforeAll(async () => {
  if (!isSeed(SEED)) throw new Error(`FUZZ_SEED must be 16 hexadecimal characters: ${SEED}`);
  folder = mkdtempSync(join(tmpdir(), 'gelanggang-fuzz-'));
  api = await startApi({ demo: runStart(), env: { FILES_DIR: folder, DATA_DIR: folder } });
  const document = (await api.request.get('/api/openapi.json').expect(200)).body as OpenAPIObject;
  calls = new ApiCalls(document, await standingIds(api.dataSource));
  sender = new Sender(api.url, PATIENCE_MS);
  visitors = await Visitors.of(api.dataSource);
  await watchWrites(api.dataSource);
  // no worker runs here: exports are waited for, so each is cancelled
  worker = setInterval(() => {
    const cancel = `update job set status = 'cancelled', finished_at = now() where status in ('queued', 'running')`;
    void unwatched(api.dataSource, cancel).catch(() => undefined);
  }, 100);
}, 300_000);
afterAll(async () => {
  clearInterval(worker);
  sender.close();
  await api.close();
  rmSync(folder, { recursive: true });
});

const INSIDE = /\bat .*:\d+:\d+|node_modules|\b(select|insert|update|delete)\b.+\b(from|into|set)\b/i;

/** What is wrong with the answer itself, if anything. */
function faultOf(answer: Answer | null): string | null {
  if (!answer) return `no answer within ${PATIENCE_MS} ms`;
  if (answer.status >= 500 && answer.status !== 501) return `${answer.status} ${answer.text.slice(0, 300)}`;
  if (answer.status < 400 || answer.text === '' || !answer.type.includes('json')) return null;
  if (INSIDE.test(answer.text)) return `tells of its inside: ${answer.text.slice(0, 300)}`;
  const body = JSON.parse(answer.text) as { message?: unknown; errors?: object };
  if (body.errors && Object.keys(body.errors).length === 0) return `names no field: ${answer.text.slice(0, 300)}`;
  return typeof body.message === 'string' ? null : `says no message: ${answer.text.slice(0, 300)}`;
}

/** A refused request that changed a row; asked again by itself, in case an earlier answer's work was still going on. */
async function writesOf(request: WrongRequest, own: Record<string, string>): Promise<string | null> {
  const wrote = await takeWrites(api.dataSource);
  // a backup that an accepted call has begun keeps its state meanwhile
  if (wrote.join() === 'setting') return null;
  if (wrote.length === 0 || (WAITS.test(request.target) && wrote.join() === 'event,job,stream')) return null;
  await wait(200);
  await takeWrites(api.dataSource);
  const again = await sender.send(request, own);
  await wait(50);
  const written = await takeWrites(api.dataSource);
  return again && again.status >= 400 && written.length > 0
    ? `${again.status}, and wrote to ${written.join(', ')}`
    : null;
}

const MAKES_REHEARSAL = /\/rehearsals$/;

/** It is filled after the answer. */
async function untilRehearsed(): Promise<void> {
  const making = 'select 1 from rehearsal where ready_at is null and fault is null';
  while ((await api.dataSource.query<unknown[]>(making)).length > 0) await wait(100);
}

const shown = (visitor: Visitor, at: number, { method, target, headers, body, how }: WrongRequest): string =>
  `#${at} (${how}) ${visitor}: ${method} ${target.slice(0, 200)} ${JSON.stringify(headers).slice(0, 300)} ` +
  (body ?? Buffer.alloc(0)).toString('latin1').slice(0, 600);

it(
  'are answered with a refusal in time, and a refused one changes nothing',
  async () => {
    const faults: string[] = [];
    const names = Object.keys(VISITORS) as Visitor[];
    const rounds = Math.max(1, Math.ceil(REQUESTS / (calls.calls.length * names.length)));
    const statuses = new Map<number, number>();
    let at = 0;
    for (let round = 0; round < rounds; round++) {
      for (const call of calls.calls) {
        for (const visitor of names) {
          at += 1;
          const request = wrongRequest(SEED, at, call, calls);
          const own = await visitors.headers(visitor, at);
          const answer = await sender.send(request, own);
          statuses.set(answer?.status ?? -1, (statuses.get(answer?.status ?? -1) ?? 0) + 1);
          const isRefused = !answer || answer.status >= 400;
          const fault = faultOf(answer) ?? (isRefused ? await writesOf(request, own) : null);
          if (!isRefused && MAKES_REHEARSAL.test(call.path)) await untilRehearsed();
          if (!isRefused) await takeWrites(api.dataSource);
          if (ENDS_SESSIONS.test(call.path) || answer?.status === 401) visitors.forget();
          if (fault) faults.push(`${shown(visitor, at, request)}\n   → ${fault}`);
        }
      }
    }
    if (process.env.FUZZ_REQUESTS) {
      const counts = [...statuses].sort(([a], [b]) => a - b).map(([status, count]) => `${status}: ${count}`);
      process.stdout.write(`${at} wrong requests to ${calls.calls.length} calls, seed ${SEED}. ${counts.join(', ')}\n`);
    }
    expect(calls.calls.length).toBeGreaterThan(150);
    expect(faults.slice(0, 30)).toEqual([]);
  },
  Math.max(300_000, REQUESTS * 200),
);
