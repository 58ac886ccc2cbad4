// Usia Dini 1 through the door: the class without weights, the height that it asks for, opponents proposed and made pools.
import type { ClassPairing } from '@gelanggang/contract/pairing';
import type { PresetAge } from '@gelanggang/contract/setting-up';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { makeContingent, makeTournament } from '@gelanggang/database/testing/factories';
import { joinUndrawnPools } from '@gelanggang/drawing/join-pools';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';
import { locationChain } from './location-chain';
import { publicCheckOf } from './public-check';

const api = testApi();
let organiser: { authorization: string };
let tournamentId: number;
let classId: number;

beforeAll(async () => {
  organiser = { authorization: `Bearer ${(await api.tokenFor('organiser')).token}` };
  tournamentId = (await makeTournament(api.dataSource.manager)).id;
});

const sql = <T>(text: string, values: unknown[] = []) => api.dataSource.query<T[]>(text, values);
const get = (path: string) => api.request.get(`/api/${path}`).set(organiser);
const post = (path: string, body: object) => api.request.post(`/api/${path}`).set(organiser).send(body);
const proposed = async () =>
  (await get(`tournaments/${tournamentId}/pairings`).expect(200)).body.data as ClassPairing[];
const make = (pairs: number[][]) =>
  post(`tournaments/${tournamentId}/pairings`, {
    category_class_id: classId,
    pairs: pairs.map((athletes) => ({ athletes })),
  });

/** Paid athletes, each of a contingent of its own: born, centimetres, kilograms. */
async function enter(rows: readonly (readonly [string, number | null, number])[]): Promise<number[]> {
  const { participants } = await makePaidParticipants(api.dataSource.manager, {
    ...{ tournamentId, classId, contingentSizes: rows.map(() => 1) },
  });
  for (const [index, [born, cm, kg]] of rows.entries()) {
    await sql('update team_member set birth_date = $2, body_height = $3, body_weight = $4 where id = $1', [
      ...[participants[index]!.teamMemberId, born, cm, kg],
    ]);
  }
  return participants.map((one) => one.id);
}

it('[R25-G09] the preset of IPSI 2025 makes the class without weights of Usia Dini 1, one a gender', async () => {
  const { body } = await post(`tournament-settings/${tournamentId}/preset`, { ages: ['Usia Dini 1'] }).expect(200);
  expect(body.message).toBe('Preset IPSI 2025: 2 kelas dan 1 klasifikasi baru.');
  const [age] = (body.data as PresetAge[]).filter((one) => one.name === 'Usia Dini 1');
  expect(age).toMatchObject({ classes_count: 2, new_classes: [], warnings: [] });
  const [made] = await sql<{ id: number }>(
    `select c.id from category_class c join age_category a on a.id = c.age_category_id
     where a.name = 'Usia Dini 1' and c.name = 'Tanpa Kelas' and c.gender = 'male'
       and c.weight_min is null and c.weight_max is null`,
  );
  classId = made!.id;
});

it('[R25-G09] its athletes need their height, of which other classes ask nothing', async () => {
  const contingent = await makeContingent(api.dataSource.manager, { tournamentId });
  const [{ start, age, championship }] = (await sql<{ start: string; age: number; championship: number }>(
    `select to_char(t.start_date, 'YYYY') as start, c.age_category_id as age,
       (select min(id) from championship_category) as championship
     from tournament t, category_class c where t.id = $1 and c.id = $2`,
    [tournamentId, classId],
  )) as [{ start: string; age: number; championship: number }];
  const athlete = {
    ...{ contingent_id: contingent.id, name: 'Anak Satu', nik: '3273011501190001', birth_place: 'Bandung' },
    ...{ birth_date: `${Number(start) - 7}-01-15`, gender: 'male', body_weight: 22.5 },
    ...{
      championship_category_id: championship,
      match_category_id: 1,
      age_category_id: age,
      category_class_id: classId,
    },
    ...{ address: 'Jalan Satu', ...(await locationChain(api.dataSource)) },
  };
  const { body } = await post('team-members', athlete);
  expect(Object.keys(body.errors)).toEqual(['body_height']);
  const saved = await post('team-members', { ...athlete, body_height: 118.5 });
  expect(saved.status).toBe(201);
});

it('[R25-G09] opponents are proposed, who is left over is named, and each pair becomes a pool whose draw can be checked', async () => {
  const [year] = (await sql<{ year: number }>(
    'select extract(year from start_date)::int as year from tournament where id = $1',
    [tournamentId],
  )) as [{ year: number }];
  const born = `${year.year - 7}-05-10`;
  const [a, b, c, d, far, unmeasured] = await enter([
    [born, 118, 22],
    [born, 120.5, 22],
    [born, 121, 22],
    [born, 123.5, 22],
    [born, 140, 35],
    [born, null, 22],
  ]);
  // a bracket of all of them would have 22 kg meet 35: they are no class that is divided with the others
  expect((await get(`tournaments/${tournamentId}/undivided`).expect(200)).body.data).toMatchObject({ classes: 0 });
  const [pairing] = await proposed();
  expect(pairing).toMatchObject({
    ...{ category_class_id: classId, title: 'Usia Dini 1 Putra', limits: { years: 1, cm: 3, kg: 1 } },
    pairs: [
      { months: 0, cm: 2.5, kg: 0, is_one_contingent: false },
      { months: 0, cm: 2.5, kg: 0, is_one_contingent: false },
    ],
    left: [
      { athlete: { id: far }, reason: 'nobody-near' },
      { athlete: { id: unmeasured }, reason: 'unmeasured' },
    ],
  });
  expect(pairing!.pairs.map(({ athletes }) => athletes.map((one) => one.id))).toEqual([
    [a, b],
    [c, d],
  ]);

  const tooFar = await make([[a!, far!]]).expect(409);
  expect(tooFar.body.message).toContain('melewati batas');
  await make([
    [a!, b!],
    [b!, c!],
  ]).expect(409);
  await make([[a!, a!]]).expect(409);
  await make([]).expect(422);
  await post(`tournaments/${tournamentId}/pairings`, { category_class_id: classId, pairs: [{ athletes: [a] }] }).expect(
    422,
  );
  expect(await sql('select from pool where tournament_id = $1', [tournamentId])).toHaveLength(0);

  // two who press at once: one makes the pools, the other is told
  const wanted = pairing!.pairs.map(({ athletes }) => athletes.map((one) => one.id));
  const answers = await Promise.all([make(wanted), make(wanted)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  const pools = await sql<{ id: number; members: number[] }>(
    `select p.id, json_agg(m.participant_id order by m.participant_id) as members from pool p
     join pool_unit u on u.pool_id = p.id join pool_unit_member m on m.unit_id = u.id
     where p.tournament_id = $1 group by p.id order by p.number`,
    [tournamentId],
  );
  expect(pools.map(({ members }) => members)).toEqual(wanted);
  await post(`pools/${pools[0]!.id}/generate-bracket`, {}).expect(200);
  const { body: record } = await api.request.get(`/api/draws/${pools[0]!.id}`).set(organiser).expect(200);
  expect(publicCheckOf(record)).toMatchObject({ isBracketSame: true, isStandingSame: true });
  const [rest] = await proposed();
  expect(rest).toMatchObject({ pairs: [], left: [{ athlete: { id: far } }, { athlete: { id: unmeasured } }] });

  // neither who pays now joins a pair that waits, nor who is left over one that is drawn again
  const joined = await writeWithEvents(api.dataSource, (manager, emit) =>
    joinUndrawnPools(manager, emit, tournamentId, [far!, unmeasured!]),
  );
  expect(joined).toEqual([]);
  await post(`pools/${pools[0]!.id}/regenerate-bracket`, {}).expect(200);
  const after = await sql<{ count: number }>(
    'select count(*)::int as count from pool_unit u join pool p on p.id = u.pool_id where p.tournament_id = $1',
    [tournamentId],
  );
  expect(after).toEqual([{ count: 4 }]);
});

it('is proposed with as many queries for many as for few, and only to who draws', async () => {
  const few = await queriesOf(() => proposed());
  await enter(Array.from({ length: 12 }, (_, index) => ['2019-05-10', 150 + index * 5, 40] as const));
  expect(await queriesOf(() => proposed())).toHaveLength(few.length);
  await get('tournaments/999999/pairings').expect(404);
  const manager = { authorization: `Bearer ${(await api.tokenFor('manager')).token}` };
  await api.request.get(`/api/tournaments/${tournamentId}/pairings`).set(manager).expect(403);
});
