// A step of the day tells what it may have changed of a match, not the match: whoever hears all of it holds the database.
import type { LoggedEvent } from '@gelanggang/contract/events';
import type { LiveMatch } from '@gelanggang/contract/live';
import { isWhole } from '@gelanggang/contract/match-patch';
import { makeArena } from '@gelanggang/database/testing/factories';
import { createRandom } from '@gelanggang/domain/random';
import { testApi } from '../../../test/setup/api';
import { madeBeforeEach } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';
import { randomStep, standingRow } from './random-step';
import { makeBattles, makePerformances } from './seni-rows';
import { ToldMatches } from './told-matches';

const api = testApi();
const stage = madeBeforeEach(() => arenaStage(api, { hasThirdPlaceMatch: true }));
let otherArenaId: number;
beforeEach(async () => {
  otherArenaId = (await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId })).id;
});

async function post(path: string, body: object = {}): Promise<number> {
  const { status } = await api.request.post(`/api/${path}`).set(stage.operator).send(body);
  return status;
}

const told = (events: readonly LoggedEvent[]) =>
  events.flatMap((event) => (event.type === 'matches.changed' ? event.data.matches : []));
const bytesOf = (events: readonly LoggedEvent[]): number => Buffer.byteLength(JSON.stringify(events));

/** Each of them changes what everybody sees of a match. */
const STEPS = [
  ...['bring-back', 'call', 'clock pause', 'clock set', 'clock start', 'perform', 're-perform', 'result'],
  ...['result correct', 'result undo', 'result withdraw', 'skip', 'start', 'un-perform', 'unstart'],
  ...['walkover', 'walkover of both'],
];

describe('the matches that an event tells', () => {
  it('are the state of the database, round after round, where both semifinals end at once', async () => {
    const poolId = await stage.drawPool([1, 1, 1, 1]);
    const [first, second, ...later] = (await stage.matches(poolId)) as [LiveMatch, LiveMatch, ...LiveMatch[]];
    await stage.schedule([first.id, ...later.map((match) => match.id)]);
    await stage.schedule([second.id], { tournament_arena_id: otherArenaId });
    const page = await ToldMatches.open(api, stage.tournamentId, 'tanding');
    const follower = () => page.matches.find((match) => match.id === first.next_match_id) as LiveMatch;
    const random = createRandom('00000000000000a7');
    const winner = () => (random.flip() ? 'blue' : 'red');
    const both = async (path: string, bodies: [object, object]) => {
      const sent = [first, second].map((match, n) => post(`matches/${match.id}/${path}`, bodies[n]));
      expect(await Promise.all(sent)).toEqual([200, 200]);
    };
    for (let round = 0; round < 25; round += 1) {
      await both('call', [{}, {}]);
      await both('start', [{}, {}]);
      await both('result', [
        { winner: winner(), win_kind: 'teknik' },
        { winner: 'red', win_kind: 'angka', blue_score: round, red_score: round + 1 },
      ]);
      const events = await page.equalsDatabase();
      expect(told(events).filter(isWhole)).toEqual([]);
      expect([follower().blue.state, follower().red.state]).toEqual(['unit', 'unit']);
      // one is corrected while the other is taken back, and the match that follows is called
      const [firstId, secondId] = [
        await standingRow(api, 'result', first.id),
        await standingRow(api, 'result', second.id),
      ];
      const reason = 'Diperiksa';
      const other = winner();
      const [, corrected, withdrawn] = await Promise.all([
        post(`matches/${follower().id}/call`, { arena_id: stage.arenaId }),
        post(`matches/${first.id}/result`, { winner: other, win_kind: 'teknik', corrects_result_id: firstId, reason }),
        post(`matches/${second.id}/result/withdraw`, { result_id: secondId, reason }),
      ]);
      expect([corrected, withdrawn]).toEqual([200, 200]);
      await page.equalsDatabase();
      const result = { result_id: await standingRow(api, 'result', first.id), reason };
      expect(await post(`matches/${first.id}/result/withdraw`, result)).toBe(200);
      await page.equalsDatabase();
    }
  });

  it('are the state of the database after every step of a day, of tanding and of seni', async () => {
    for (const sizes of [
      [1, 1, 1, 1, 1, 1],
      [1, 1, 1, 1],
    ]) {
      const matches = (await stage.matches(await stage.drawPool(sizes))).filter(
        ({ blue, red }) => blue.state !== 'bye' && red.state !== 'bye',
      );
      await stage.schedule(matches.map(({ id }) => id));
    }
    await makePerformances(api, stage.tournamentId, [1, 1, 2]);
    await makeBattles(api, stage.tournamentId, 4);
    const pages = [
      await ToldMatches.open(api, stage.tournamentId, 'tanding'),
      await ToldMatches.open(api, stage.tournamentId, 'seni'),
    ];
    // heard of nothing until the end
    const late = [
      await ToldMatches.open(api, stage.tournamentId, 'tanding'),
      await ToldMatches.open(api, stage.tournamentId, 'seni'),
    ];
    const done = new Set<string>();
    const random = createRandom('00000000000000b3');
    // which of two at once comes first is nobody's choice: the walk goes on until every step was taken
    for (let wave = 0; wave < 300 || (done.size < STEPS.length && wave < 3000); wave += 1) {
      const all = pages.flatMap((page) => page.matches);
      const drawn = [0, 1].map(() => all[random.int(all.length)] as LiveMatch);
      const steps = await Promise.all(
        drawn.map((match) => randomStep(api, match, [stage.arenaId, otherArenaId], random)),
      );
      const statuses = await Promise.all(steps.map(({ path, body }) => post(path, body)));
      statuses.forEach((status, n) => status === 200 && done.add(steps[n]?.name ?? ''));
      expect(statuses.filter((status) => status >= 500)).toEqual([]);
      const heard = await Promise.all(pages.map((page) => page.equalsDatabase()));
      expect(told(heard[0] ?? []).filter(isWhole)).toEqual([]);
    }
    for (const page of late) await page.equalsDatabase();
    expect([...done].sort()).toEqual(STEPS);
  });

  it('of a result and the match that follows are less than 680 bytes', async () => {
    const [first] = (await stage.matches(await stage.drawPool([1, 1, 1, 1, 1, 1, 1, 1]))) as [LiveMatch];
    const page = await ToldMatches.open(api, stage.tournamentId, 'tanding');
    await stage.schedule([first.id]);
    await stage.win(first.id);
    const result = (await page.equalsDatabase()).slice(-1);
    expect(told(result).map((match) => match.id)).toEqual([first.id, first.next_match_id]);
    expect(bytesOf(result)).toBeLessThan(680);
  });
});
