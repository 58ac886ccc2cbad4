// What must not matter to a performance, whatever is exchanged; its log played again; and pools down to the lot.
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { CATEGORIES, MEMBERS, performanceStage, scriptOf } from './performance-stage';

const api = testApi();
const stage = madeBeforeAll(() => performanceStage(api));

describe('whatever is exchanged', () => {
  const BLUE = 'm0,3,4,9,5,6 -held -out 3:06';
  const RED = 'm2,2,7,8,8,1 -dress 2:58';

  it('[R25-J31] corners: the same score, the other corner', async () => {
    const mirrored = await stage.play('dewasa tunggal', '2', RED, BLUE);
    const [first, second, winner, by] = (await stage.play('dewasa tunggal', '2', BLUE, RED)).split(' ');
    expect(mirrored).toBe([second, first, winner === 'blue' ? 'red' : 'blue', by].join(' '));
  });

  it('[R25-J22] judges among their seats, the order in which they send, and whether one sends twice: the same score', async () => {
    await stage.judgesAre(6);
    const score = async (text: string, order: number[]) => {
      const [blue, red] = await stage.battle('dewasa tunggal', 2);
      expect([await stage.perform(blue.id, text, order), await stage.perform(red.id, RED)]).toEqual([200, 200]);
      return (await stage.told(blue.id)).match.seni?.worth;
    };
    const worth = await score(BLUE, [1, 2, 3, 4, 5, 6]);
    expect(worth?.final).toBe(8_405);
    expect(await score(BLUE, [6, 2, 5, 1, 4, 3, 3, 6])).toEqual(worth);
    expect(await score('m9,6,5,4,3,0 -out -held 3:06', [1, 2, 3, 4, 5, 6])).toEqual(worth);
  });

  it('[R25-J26] its log, played again, makes the sheet that stands at the desk', async () => {
    await stage.judgesAre(6);
    const [blue] = await stage.battle('dewasa tunggal', 2);
    const before = await stage.judge(blue.id, scriptOf(`${BLUE} dq=unfinished/4`));
    await stage.press(0, `performances/${blue.id}/entries/${before.items[0]!.id}/withdraw`, {}).expect(200);
    await stage
      .press(0, 'jurus-disqualifications', { match_id: blue.id, reason: 'order', reached: 6, key: stage.key() })
      .expect(200);
    const stands = await stage.atDesk(blue.id);
    const log = await api.dataSource.query<{ action: string; detail: LoggedEntry }[]>(
      `select action, detail from audit where subject_type = 'match' and subject_id = $1 and action like 'seni.%' order by id`,
      [blue.id],
    );
    expect(replayed(log)).toEqual({
      scores: stands.scores.map(({ seat, score }) => [seat, Math.round(100 * score)]),
      items: stands.items,
      disqualified: stands.disqualified,
    });
    expect(stands).toMatchObject({
      items: [{ item: 'out', at: 20_000 }],
      disqualified: { reason: 'order', reached: 6 },
    });
    await stage.post(`matches/${blue.id}/unstart`).expect(200);
  });
});

interface LoggedEntry {
  id: number;
  seat: number;
  score: number;
  item: string;
  at: number | null;
  reason: string;
  reached: number | null;
}

function replayed(log: readonly { action: string; detail: LoggedEntry }[]) {
  const scores = new Map<number, number>();
  let items: Pick<LoggedEntry, 'id' | 'item' | 'at'>[] = [];
  let disqualified: Pick<LoggedEntry, 'id' | 'reason' | 'reached'> | null = null;
  for (const { action, detail } of log) {
    const { id, seat, score, item, at, reason, reached } = detail;
    if (action === 'seni.judge-scored') scores.set(seat, score);
    if (action === 'seni.taken-off') items.push({ id, item, at });
    if (action === 'seni.disqualified') disqualified = { id, reason, reached };
    if (action !== 'seni.taken-back') continue;
    items = items.filter((one) => one.id !== id);
    if (disqualified?.id === id) disqualified = null;
  }
  return { scores: [...scores].sort(([a], [b]) => a - b), items, disqualified };
}

describe('a pool', () => {
  const pool = async (entrants: number, event = 'ganda') => {
    const team = Array.from({ length: MEMBERS[event] ?? 1 }, () => 'A');
    const over = { matchCategoryId: CATEGORIES[event]! };
    const made = await stage.event(
      Array.from({ length: entrants }, () => team),
      over,
    );
    const drawn = await stage.generate(made, { mode: 'default', pool_size: entrants });
    return stage.pool(drawn.data.pools[0]!.id);
  };
  const ranks = async (poolId: number) =>
    (await stage.pool(poolId)).ranking.map((row) => [row.final_score, row.rank, row.tie_break, row.medal]);

  it('[R25-J31] of ganda is parted by penalty, time, deviation and, level in all, the lot; its medals follow', async () => {
    await stage.judgesAre(4);
    const { id, matches } = await pool(6);
    const texts = [
      'c10,10,10,10 3:00',
      'c30,30,30,30 3:00',
      'c10,10,10,10 3:00',
      'c9,10,10,11 3:00',
      'c10,10,10,10 3:03',
      'dq=gear 1:00',
    ];
    for (const [index, match] of matches.entries()) expect(await stage.perform(match.id, texts[index]!)).toBe(200);
    expect(await ranks(id)).toEqual([
      [9.6, 1, null, 'gold'],
      [9.4, 2, null, 'silver'],
      [9.4, 3, 'lot', 'bronze'],
      [9.4, 4, 'deviation', null],
      [9.4, 5, 'time', null],
      [null, null, null, null],
    ]);
  });

  it('[R25-G17] of two is held with its medals outside of the table, of three with them in it', async () => {
    await stage.judgesAre(4);
    for (const [entrants, counts, medals] of [
      [2, false, ['gold', 'silver']],
      [3, true, ['gold', 'silver', 'bronze']],
    ] as const) {
      const { id, matches } = await pool(entrants);
      for (const [index, match] of matches.entries())
        await stage.perform(
          match.id,
          `c${Array(4)
            .fill(20 - index)
            .join(',')} 3:00`,
        );
      const after = await stage.pool(id);
      expect(after.counts_in_tally).toBe(counts);
      expect(after.ranking.map((row) => row.medal)).toEqual(medals);
    }
  });
});
