// The API killed (kill -9) in the middle of a round, again and again: no tap that was acknowledged is lost or doubled,
// and the clock goes on where it was. Runs as `npm run test:faults`, FAULT_ROUNDS times.
import { setTimeout as wait } from 'node:timers/promises';
import type { LiveClock } from '@gelanggang/contract/live';
import type { PanelState, TapAnswer, TapRequest } from '@gelanggang/contract/scoring';
import { createRandom } from '@gelanggang/domain/random';
import { agreedPoints, type Tap } from '@gelanggang/domain/scoring/agreement';
import { startApi, type TestApi } from '../../../test/setup/api';
import { type ApiProcess, startApiProcess } from '../../../test/setup/api-process';
import { type Panel, scoringStage, type ScoringStage } from './scoring-stage';

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 2);
const TAPS = 30;
const PATIENCE_MS = 120_000;
const random = createRandom('00000000fa017514');

let api: TestApi;
let stage: ScoringStage;
let running: ApiProcess | undefined;
let sent = 0;

beforeAll(async () => {
  api = await startApi();
  stage = await scoringStage(api);
}, PATIENCE_MS);
afterEach(async () => {
  running?.process.kill('SIGKILL');
  await running?.gone;
});
afterAll(() => api.close());

const start = async (): Promise<ApiProcess> => (running = await startApiProcess({ DATABASE_URL: api.databaseUrl }));

/** A judge's phone: each tap is sent until it is acknowledged, at whatever process answers. */
async function tapOn(panel: Panel, acknowledged: string[]): Promise<void> {
  for (let left = TAPS; left > 0; left -= 1) {
    const tap: TapRequest = {
      number: (sent += 1),
      corner: random.int(2) === 0 ? 'blue' : 'red',
      kind: random.int(2) === 0 ? 'punch' : 'kick',
      at: Date.now(),
    };
    while (!(await isAcknowledged(panel, tap))) await wait(50);
    acknowledged.push(`${panel.tab}-${tap.number}`);
    await wait(random.int(40));
  }
}

async function isAcknowledged(panel: Panel, tap: TapRequest): Promise<boolean> {
  const sent = fetch(`${running?.url}/api/panel/taps`, {
    method: 'POST',
    headers: { ...panel.headers, 'content-type': 'application/json' },
    body: JSON.stringify({ tab: panel.tab, taps: [tap] }),
  });
  // nobody there yet, or the answer that the kill cut off
  const answer = await sent.then(async (got) => ({ ok: got.ok, text: await got.text() })).catch(() => null);
  if (!answer) return false;
  if (!answer.ok) throw new Error(answer.text);
  const { data } = JSON.parse(answer.text) as { data: TapAnswer[] };
  return data[0]?.number === tap.number;
}

async function clockNow(url: string): Promise<LiveClock | undefined> {
  const answer = await fetch(`${url}/api/panel`, { headers: stage.council.headers });
  return ((await answer.json()) as { data: PanelState }).data.match?.clock;
}

const rounds = Array.from({ length: ROUNDS }, (_, round) => round + 1);

it.each(rounds)(
  'kill -9 of the API in the middle of a round loses no acknowledged tap, doubles none, and leaves the clock (round %i)',
  async () => {
    await stage.restart();
    const first = await start();
    const clock = await clockNow(first.url);
    expect(clock?.running_since).not.toBeNull();
    const acknowledged: string[] = [];
    const tapping = Promise.all(stage.judges.map((judge) => tapOn(judge, acknowledged)));
    await wait(200 + random.int(600));
    first.process.kill('SIGKILL');
    await first.gone;
    const second = await start();
    await tapping;
    // an instant and a length: whoever reads them sees the same time, however often the API was restarted
    expect(await clockNow(second.url)).toEqual(clock);

    const stored = await api.dataSource.query<(Omit<Tap, 'id' | 'judge' | 'at'> & StoredTap)[]>(
      `select key, seat, corner, kind, round, at, refused from tap
       where sheet_id = (select max(id) from score_sheet where match_id = $1)`,
      [stage.match.id],
    );
    expect(acknowledged).toHaveLength(3 * TAPS);
    expect(stored.map((tap) => tap.key).sort()).toEqual([...acknowledged].sort());
    const kept = stored.filter((tap) => tap.refused === null);
    const replayed = agreedPoints(
      kept.map((tap) => ({ ...tap, id: tap.key, judge: tap.seat, at: tap.at.getTime() })),
      { judges: 3, agree: 2, withinMs: 10_000 },
    );
    const { points } = await stage.sheet();
    const keys = (all: readonly (readonly string[])[]) => all.map((set) => [...set].sort().join()).sort();
    expect(keys(points.map((point) => point.taps))).toEqual(
      keys(replayed.map((point) => point.taps.map((tap) => tap.id))),
    );
    expect(points.length).toBeGreaterThan(0);
  },
  2 * PATIENCE_MS,
);

interface StoredTap {
  key: string;
  seat: number;
  at: Date;
  refused: string | null;
}
