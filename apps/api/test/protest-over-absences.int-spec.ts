// A protest on a battle of jurus after which somebody has not come is decided, and the next battle is put right with it (art. 12.1.e.3, 15.4.c).
import type { ProtestAnswer } from '@gelanggang/contract/protests';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { as, testApi } from '../../../test/setup/api';
import { type SeniStage, seniStage } from './seni-stage';

const api = testApi();
let stage: SeniStage;
beforeEach(async () => {
  stage = await seniStage(api);
});

const post = (path: string, body: object, token = stage.token) =>
  api.request.post(`/api${path}`).set(as(token)).send(body);
const scored = (score: number, seconds: number) => ({ scores: [score, score, score, score], seconds });
const DECIDERS = { chair: 'Asep', council: 'Budi', commission: 'Citra' };

/** A battle of four, both semifinals performed and won by blue: A over B, C over D. B has protested against A's score. */
async function protested() {
  const event = await stage.event([1, 1, 1, 1]);
  const drawn = await stage.generate(event, { mode: 'battle', bracket_type: 'full_prestasi' });
  const pool = await stage.pool(drawn.data.pools[0]!.id);
  const groups = [...new Set(pool.matches.filter(({ round }) => round === 1).map((one) => one.battle_group))];
  const row = (group: number | null | undefined, corner: string) =>
    pool.matches.find((one) => one.battle_group === group && one.corner === corner)!.id;
  const rows = {
    A: row(groups[0], 'blue'),
    B: row(groups[0], 'red'),
    C: row(groups[1], 'blue'),
    D: row(groups[1], 'red'),
  };
  const live = () =>
    readLiveMatches(api.dataSource.manager, { tournamentId: stage.tournamentId, kind: 'seni', poolId: pool.id });
  for (const one of ['A', 'C', 'B', 'D'] as const) {
    await stage.score(rows[one], scored(one === 'A' || one === 'C' ? 9.6 : 9.5, 90));
  }
  const first = await live();
  const letters = new Map(
    Object.entries(rows).map(([letter, id]) => [first.find((one) => one.id === id)!.seni!.unit_id, letter]),
  );
  const { token, accountId } = await api.tokenFor('manager');
  await api.dataSource.query(
    `update contingent set account_id = $2 where id = (select u.contingent_id from match m
       join pool_unit u on u.id in (m.blue_unit_id, m.red_unit_id) where m.id = $1)`,
    [rows.B, accountId],
  );
  const { body } = await post('/protests', { match_id: rows.A }, token).expect(201);
  const { id } = (body as ProtestAnswer).data;
  await post(`/protests/${id}/return`, { claim: 'Waktu salah.' }, token).expect(200);
  await post(`/protests/${id}/fee`, { fee: 500_000 }).expect(200);
  const rowInFinal = async (letter: string) =>
    (await live()).find(({ round, seni }) => round === 2 && letters.get(seni?.unit_id ?? 0) === letter)!.id;
  return {
    absent: async (letter: string) =>
      post(`/seni/matches/${await rowInFinal(letter)}/performance`, { outcome: 'absent' }).expect(200),
    performs: async (letter: string, score: number) => stage.score(await rowInFinal(letter), scored(score, 180)),
    rule: (remedy: object) =>
      post(`/protests/${id}/ruling`, { reason: 'Rekaman.', deciders: DECIDERS, ...remedy }).expect(200),
    undo: () => post(`/protests/${id}/undo`, { reason: 'Salah ketik.' }).expect(200),
    againFirst: (score: number) => stage.score(rows.A, scored(score, 90)),
    /** 'A:C A', or 'A:C open'. */
    async final(): Promise<string> {
      const own = (await live()).filter(({ round }) => round === 2);
      const units = own.map(({ seni }) => letters.get(seni?.unit_id ?? 0) ?? '-');
      const isOver = own.every(({ status }) => status === 'walkover' || status === 'finished');
      const won = own.find(({ winner, corner }) => winner !== null && winner === corner)?.seni?.unit_id;
      return `${units.sort().join(':')} ${isOver ? (letters.get(won ?? 0) ?? 'nobody') : 'open'}`;
    },
  };
}
const LESS = { remedy: 'result-changed', performance: { outcome: 'performed', ...scored(9.4, 90), penalty: 0 } };

it('[R25-P09] who did not come to the final has lost it to whoever is in it by the decision, and undone to who was', async () => {
  const day = await protested();
  await day.absent('C');
  expect(await day.final()).toBe('A:C A');
  await day.rule(LESS);
  expect(await day.final()).toBe('B:C B');
  await day.undo();
  expect(await day.final()).toBe('A:C A');
});

it('[R25-P09] who comes no more to the final leaves no absence there: it is to be performed', async () => {
  const day = await protested();
  await day.absent('A');
  expect(await day.final()).toBe('A:C C');
  await day.rule(LESS);
  expect(await day.final()).toBe('B:C open');
  await day.performs('B', 9.7);
  await day.performs('C', 9.6);
  expect(await day.final()).toBe('B:C B');
});

it('[R25-P09] shown again, the final waits for who wins, and whoever was absent there is called anew', async () => {
  const day = await protested();
  await day.absent('C');
  await day.rule({ remedy: 'again' });
  expect(await day.final()).toBe('-:C open');
  await day.againFirst(9.3);
  expect(await day.final()).toBe('B:C open');
});
