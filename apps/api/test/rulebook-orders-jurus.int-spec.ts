// Two of a battle of jurus who are both disqualified for doping come to the same end in whatever order they are found (art. 11.6.g.6.e).
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { as, testApi } from '../../../test/setup/api';
import { type SeniStage, seniStage } from './seni-stage';

const api = testApi();
let stage: SeniStage;
beforeEach(async () => {
  stage = await seniStage(api);
});

/** A battle of four, of which the first semifinal's blue is A and its red is B. */
async function battle() {
  const event = await stage.event([[null], [null], [null], [null]]);
  const drawn = await stage.generate(event, { mode: 'battle', bracket_type: 'full_prestasi' });
  const pool = await stage.pool(drawn.data.pools[0]!.id);
  const group = pool.matches.find(({ round }) => round === 1)!.battle_group;
  const rowOf = (corner: 'blue' | 'red') =>
    pool.matches.find((one) => one.battle_group === group && one.corner === corner)!.id;
  const live = () =>
    readLiveMatches(api.dataSource.manager, { tournamentId: stage.tournamentId, kind: 'seni', poolId: pool.id });
  const all = await live();
  const unitOf = (corner: 'blue' | 'red') => all.find(({ id }) => id === rowOf(corner))!.seni!.unit_id!;
  const path = `/api/tournaments/${stage.tournamentId}/disqualifications`;
  const units = { A: unitOf('blue'), B: unitOf('red') };
  return {
    performs: (one: 'A' | 'B') =>
      stage.score(rowOf(one === 'A' ? 'blue' : 'red'), { scores: [9.6, 9.6, 9.6, 9.6], seconds: 90 }),
    doped: (one: 'A' | 'B') =>
      api.request
        .post(path)
        .set(as(stage.token))
        .send({ unit_id: units[one], reason: 'Hasil laboratorium' })
        .expect(200),
    lifted: (one: 'A' | 'B') => api.request.delete(`${path}/${units[one]}`).set(as(stage.token)).expect(200),
    /** Of the other semifinal. */
    async nobodyComes(): Promise<void> {
      for (const { id } of pool.matches.filter(({ round, battle_group: other }) => round === 1 && other !== group)) {
        await stage.score(id, { outcome: 'absent', scores: [], seconds: null });
      }
    },
    /** Who has won the final, in which nobody else is left. */
    async final(): Promise<string> {
      const [found] = (await live()).filter(({ round, corner }) => round === 2 && corner === 'blue');
      if (found!.status !== 'walkover') return 'open';
      return found!.winner === null ? 'nobody' : 'won';
    },
    /** Who has won the semifinal, and whether one of the two is in the final. */
    async end(): Promise<string> {
      const now = await live();
      const own = now.find(({ id }) => id === rowOf('blue'))!;
      const pair = now.filter((one) => one.battle_group === group);
      const isOver = pair.every(({ status }) => ['finished', 'walkover'].includes(status));
      const won = own.winner === null ? 'nobody' : own.winner === 'blue' ? 'A' : 'B';
      const next = now.flatMap(({ round, seni }) => (round === 2 && seni?.unit_id ? [seni.unit_id] : []));
      const on = next.includes(units.A) ? 'A' : next.includes(units.B) ? 'B' : 'nobody';
      return `${isOver ? won : 'open'}, ${on} in the final`;
    },
  };
}

it('[R25-T47] one has performed, and both are disqualified: nobody goes on, whichever was found first', async () => {
  const ends: string[] = [];
  for (const [first, second] of [
    ['A', 'B'],
    ['B', 'A'],
  ] as const) {
    const day = await battle();
    await day.performs('A');
    await day.doped(first);
    await day.doped(second);
    ends.push(await day.end());
  }
  expect(ends).toEqual(Array(2).fill('nobody, nobody in the final'));
});

it('[R25-T47] lifted for who has performed, that one has won; lifted for the other one, it is still to perform', async () => {
  const day = await battle();
  await day.performs('A');
  await day.doped('B');
  expect(await day.end()).toBe('A, A in the final');
  await day.doped('A');
  await day.lifted('A');
  expect(await day.end()).toBe('A, A in the final');
  await day.doped('A');
  await day.lifted('B');
  expect(await day.end()).toBe('open, nobody in the final');
  await day.performs('B');
  expect(await day.end()).toBe('B, B in the final');
});

it('[R25-T47] both have performed before: what was won stays won, and the next performance is not begun', async () => {
  const day = await battle();
  await day.performs('A');
  await day.performs('B');
  const won = await day.end();
  await day.doped('A');
  await day.doped('B');
  expect(await day.end()).toBe(won);
});

it('[R25-T47] who is disqualified has not won the final as the last one left, whether the other semifinal was empty before or after', async () => {
  for (const isFoundFirst of [true, false]) {
    const day = await battle();
    await day.performs('A');
    await day.performs('B');
    const winner = (await day.end()).startsWith('A') ? 'A' : 'B';
    if (isFoundFirst) await day.doped(winner);
    await day.nobodyComes();
    if (!isFoundFirst) expect(await day.final()).toBe('won');
    if (!isFoundFirst) await day.doped(winner);
    expect(await day.final()).toBe('nobody');
    await day.lifted(winner);
    expect(await day.final()).toBe('won');
  }
});
