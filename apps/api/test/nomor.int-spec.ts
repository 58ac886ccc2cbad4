// Events within a category (`nomor`): who must name one, what is refused, and that two of them are never mixed.
import type { InvalidAnswer } from '@gelanggang/contract/http';
import type { NomorAnswer } from '@gelanggang/contract/categories';
import type { EntryList } from '@gelanggang/contract/entry-lists';
import type { MedalSnapshot } from '@gelanggang/contract/medals';
import type { SeniUnitsAnswer } from '@gelanggang/contract/seni-answers';
import type { SavedTeamMemberAnswer } from '@gelanggang/contract/team-members';
import type { ContingentEntity } from '@gelanggang/database/entities/contingent.entity';
import { makeContingent, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidSeni } from '@gelanggang/database/testing/paid-seni';
import { ownRuleSet } from '@gelanggang/domain/rules/rule-sets';
import { as, testApi } from '../../../test/setup/api';
import { locationChain, type LocationChain } from './location-chain';
import { seniStage, type SeniStage } from './seni-stage';

const api = testApi();
let manager: { token: string; accountId: number };
let home: LocationChain;
let contingent: ContingentEntity;
let ages: Record<string, number>;
let prestasi: number;

beforeAll(async () => {
  const db = api.dataSource.manager;
  manager = await api.tokenFor('manager');
  home = await locationChain(api.dataSource);
  const { id: tournamentId } = await makeTournament(db, { startDate: '2030-06-10', endDate: '2030-06-12' });
  contingent = await makeContingent(db, { accountId: manager.accountId, tournamentId });
  const rows = await db.query<{ name: string; id: number }[]>('select name, id from age_category');
  ages = Object.fromEntries(rows.map(({ name, id }) => [name, id]));
  [{ id: prestasi }] = await db.query<[{ id: number }]>("select id from championship_category where name = 'Prestasi'");
});

let lastNik = 0;
const nextNik = (): string => String(3_273_010_202_000_000 + ++lastNik);
/** Ten years old at the tournament: Usia Dini 2. */
const form = (change: object = {}) => ({
  ...{ contingent_id: contingent.id, name: 'Sari Dewi', birth_place: 'Bandung', birth_date: '2020-02-20' },
  ...{ gender: 'female', nik: nextNik(), ...home, address: 'Jl. Asia Afrika' },
  ...{ championship_category_id: prestasi, match_category_id: 2, age_category_id: ages['Usia Dini 2'] },
  ...{ nomor: 'tunggal-senjata', ...change },
});
const send = (method: 'post' | 'put', path: string, body: object) =>
  api.request[method](`/api/team-members${path}`).set(as(manager.token)).send(body);
const entered = async (change: object = {}) => {
  const { body } = await send('post', '', form(change)).expect(201);
  return (body as SavedTeamMemberAnswer).data;
};
const refused = async (change: object) => {
  const { body } = await send('post', '', form(change)).expect(422);
  return (body as InvalidAnswer).errors;
};
const choices = async (query: string, token = manager.token) => {
  const { body } = await api.request.get(`/api/fetch-nomor?${query}`).set(as(token)).expect(200);
  return (body as NomorAnswer[]).map(({ id, name }) => `${id}: ${name}`);
};

describe('an entry', () => {
  it('[R25-G13] chooses between the events of its category and age, and keeps the one it names', async () => {
    const query = `contingent_id=${contingent.id}&match_category_id=2&age_category_id=${ages['Usia Dini 2']}`;
    expect(await choices(query)).toEqual([
      'tunggal-tangan-kosong: Tunggal tangan kosong',
      'tunggal-senjata: Tunggal senjata',
    ]);
    expect(await entered()).toMatchObject({ nomor: 'tunggal-senjata', nomor_name: 'Tunggal senjata' });
  });

  it('has nothing to choose where there is one event, and in tanding', async () => {
    for (const [category, age] of [
      [4, 'Usia Dini 2'],
      [5, 'Usia Dini 2'],
      [2, 'Dewasa'],
      [1, 'Usia Dini 2'],
    ]) {
      const query = `contingent_id=${contingent.id}&match_category_id=${category}&age_category_id=${ages[age as string]}`;
      expect(await choices(query)).toEqual([]);
    }
    expect(await entered({ match_category_id: 4, nomor: '' })).toMatchObject({ nomor: '', nomor_name: '' });
  });

  it("is told nothing of another manager's contingent", async () => {
    const { token } = await api.tokenFor('manager');
    const query = `contingent_id=${contingent.id}&match_category_id=2&age_category_id=${ages['Usia Dini 2']}`;
    expect(await choices(query, token)).toEqual([]);
  });

  it('is refused without its event, with one of another category, and with one where there is none', async () => {
    const both = 'Tunggal tangan kosong atau Tunggal senjata';
    expect(await refused({ nomor: '' })).toEqual({ nomor: [`Pilih nomor Tunggal Usia Dini 2: ${both}.`] });
    for (const nomor of ['ganda-senjata', 'regu-b', 'jurus-baku']) {
      expect(await refused({ nomor })).toEqual({
        nomor: [`Nomor ini tidak ada pada Tunggal Usia Dini 2; pilihannya ${both}.`],
      });
    }
    expect(await refused({ match_category_id: 4, nomor: 'regu-a' })).toEqual({
      nomor: ['Regu Usia Dini 2 tidak terbagi dalam nomor; kosongkan nomor.'],
    });
    const grown = { birth_date: '2005-02-20', age_category_id: ages.Dewasa };
    expect(await refused({ ...grown, nomor: 'tunggal-senjata' })).toEqual({
      nomor: ['Tunggal Dewasa tidak terbagi dalam nomor; kosongkan nomor.'],
    });
    expect(Object.keys(await refused({ nomor: 'x'.repeat(41) }))).toEqual(['nomor']);
  });

  it('is one person once in each event of a category', async () => {
    const nik = nextNik();
    await entered({ nik });
    expect(Object.keys(await refused({ nik }))).toEqual(['nik']);
    await entered({ nik, nomor: 'tunggal-tangan-kosong' });
  });

  it('holds a pair together within its event: another one may have the same label', async () => {
    const pair = { match_category_id: 3, team_label: 'A' };
    for (const nomor of ['ganda-senjata', 'ganda-tangan-kosong']) {
      await entered({ ...pair, nomor });
      await entered({ ...pair, nomor });
      expect(await refused({ ...pair, nomor })).toEqual({ team_label: ['Tim ini sudah berisi 2 atlet.'] });
    }
  });

  it('of before there were events stays as it is, until its category or age is changed', async () => {
    const { id, nik } = await entered();
    await api.dataSource.query("update team_member set nomor = '' where id = $1", [id]);
    const { body } = await send('put', `/${id}`, form({ nik, name: 'Sari D.', nomor: '' })).expect(200);
    expect((body as SavedTeamMemberAnswer).data).toMatchObject({ name: 'Sari D.', nomor: '', nomor_name: '' });
    const moved = await send('put', `/${id}`, form({ nik, nomor: '', match_category_id: 3 })).expect(422);
    expect(Object.keys((moved.body as InvalidAnswer).errors)).toEqual(['nomor']);
    await send('put', `/${id}`, form({ nik })).expect(200);
  });

  it('pays the fee of its pair by the pairs of its event', async () => {
    const db = api.dataSource.manager;
    const { id: tournamentId } = await makeTournament(db);
    const { participants } = await makePaidSeni(db, {
      ...{ tournamentId, matchCategoryId: 3, gender: 'male', ageCategoryId: ages['Usia Dini 2'] },
      ...{ contingents: [1], nomor: 'ganda-senjata' },
    });
    await db.query('update tournament_match_category set registration_fee = 100001 where tournament_id = $1', [
      tournamentId,
    ]);
    const [first] = await db.query<[{ contingent_id: number }]>(
      `select m.contingent_id from team_member m join participant p on p.team_member_id = m.id where p.id = $1`,
      [participants[0]?.id],
    );
    const copy = async (nomor: string) => {
      const [row] = await db.query<[{ id: number }]>(
        `insert into team_member (contingent_id, name, birth_place, birth_date, gender, nik, championship_category_id,
           match_category_id, age_category_id, nomor)
         values ($1, 'Budi', 'Bandung', '2015-01-01', 'male', $2, $3, 3, $4, $5) returning id`,
        [first.contingent_id, nextNik(), prestasi, ages['Usia Dini 2'], nomor],
      );
      const [share] = await db.query<[{ fee: number }]>('select member_fee($1, $2) as fee', [tournamentId, row.id]);
      return Number(share.fee);
    };
    expect(await copy('ganda-tangan-kosong')).toBe(50_000);
    expect(await copy('ganda-senjata')).toBe(50_001);
  });
});

describe('the database', () => {
  const refuses = async (sql: string) => {
    const failed = await api.dataSource.query(sql).then(
      () => null,
      (error: { driverError: { constraint: string } }) => error.driverError.constraint,
    );
    return failed;
  };

  it('keeps events out of tanding, and out of words that are no key', async () => {
    const { id } = await entered();
    expect(await refuses(`update team_member set nomor = 'Tunggal Senjata' where id = ${id}`)).toBe(
      'team_member_nomor_check',
    );
    const drawing = (category: number, nomor: string) =>
      `insert into drawing (tournament_id, match_category_id, age_category_id, category_class_id, gender, match_chart, seed, nomor)
       select t.id, ${category}, c.age_category_id, c.id, c.gender, 0, '0123456789abcdef', '${nomor}'
       from tournament t, category_class c limit 1`;
    expect(await refuses(drawing(1, 'tunggal-senjata'))).toBe('drawing_nomor_check');
  });

  it('has the events that shipped sets name, and those of a set that is changed', async () => {
    const names = () =>
      api.dataSource.query<{ key: string; name: string }[]>(
        "select key, name from rule_set_nomor where rule_set = 'festival-nomor' order by key",
      );
    const nomor = (name: string) => JSON.stringify({ groups: [{ nomor: [{ id: 'baku', name }] }, { id: 'x' }] });
    await api.dataSource.query(`insert into rule_set (code, body) values ('festival-nomor', $1)`, [
      nomor('Jurus Baku'),
    ]);
    expect(await names()).toEqual([{ key: 'baku', name: 'Jurus Baku' }]);
    await api.dataSource.query(`update rule_set set body = $1 where code = 'festival-nomor'`, [nomor('Baku')]);
    expect(await names()).toEqual([{ key: 'baku', name: 'Baku' }]);
    await api.dataSource.query(`delete from rule_set where code = 'festival-nomor'`);
    expect(await names()).toEqual([]);
    const [named] = await api.dataSource.query<[Record<string, string>]>(
      `select nomor_name(null, 'regu-a') as shipped, nomor_name(null, '') as none, nomor_name(null, 'gone') as gone`,
    );
    expect(named).toEqual({ shipped: 'Regu A (jurus 1–6)', none: '', gone: 'gone' });
  });
});

describe('two events of one age', () => {
  let stage: SeniStage;
  const event = (nomor: string, contingents: (number | (string | null)[])[], category = 2) =>
    stage.event(contingents, { matchCategoryId: category, ageCategoryId: ages['Pra Remaja'], nomor });
  const PARTS = ['tunggal-tangan-kosong', 'tunggal-senjata'];
  const namesIn = async (poolId: number) => {
    const rows = await api.dataSource.query<{ nomor: string }[]>(
      `select m.nomor from pool_unit u join pool_unit_member x on x.unit_id = u.id
       join participant p on p.id = x.participant_id join team_member m on m.id = p.team_member_id where u.pool_id = $1`,
      [poolId],
    );
    return rows.map((row) => row.nomor);
  };

  beforeAll(async () => {
    stage = await seniStage(api);
  });

  it('are drawn apart, each with pools of its own that begin with A, and named behind their category and age', async () => {
    for (const [nomor, count] of [
      [PARTS[0], 3],
      [PARTS[1], 4],
      ['', 5],
    ] as const) {
      const asked = await event(
        nomor ?? '',
        Array.from({ length: count }, () => 1),
      );
      const counts = await api.request
        .get('/api/seni/participant-counts')
        .query(asked)
        .set(as(stage.token))
        .expect(200);
      expect(counts.body).toMatchObject({ male: count, female: 0 });
      const { data } = await stage.generate(asked, { mode: 'default', pool_size: count });
      expect(data).toMatchObject({ nomor, pools: [{ name: 'Pool A', units_count: count }] });
      expect(new Set(await namesIn(data.pools[0]!.id))).toEqual(new Set([nomor]));
    }
    const groups = await stage.groups();
    expect(groups.map((one) => [one.category, one.nomor_name, one.entrant_count])).toEqual([
      ['Tunggal Pra Remaja', '', 5],
      ['Tunggal Pra Remaja', 'Tunggal senjata', 4],
      ['Tunggal Pra Remaja', 'Tunggal tangan kosong', 3],
    ]);
    const pool = await stage.pool(groups[1]!.pools[0]!.id);
    expect(pool).toMatchObject({
      title: 'Tunggal Pra Remaja Putra – Tunggal senjata – Pool A',
      time_rule: { min: 110, max: 110 },
    });
    expect(pool.matches[0]?.rules).toMatchObject({ jurus: 'weapon', nomor: { id: 'tunggal-senjata' } });
    expect((await stage.pool(groups[2]!.pools[0]!.id)).time_rule).toMatchObject({ min: 90, max: 90 });
  });

  it('are offered to the office beside those who are entered without one', async () => {
    const query = `tournament_id=${stage.tournamentId}&match_category_id=2&age_category_id=${ages['Pra Remaja']}`;
    expect(await choices(query, stage.token)).toEqual([
      ...['tunggal-tangan-kosong: Tunggal tangan kosong', 'tunggal-senjata: Tunggal senjata', ': Tanpa nomor'],
    ]);
  });

  it('are drawn anew apart', async () => {
    const before = await stage.groups();
    const [, weapon, hand] = before;
    const body = { ...(await event(PARTS[1]!, [1])), mode: 'default' };
    await api.request.post('/api/seni/matches/regenerate').set(as(stage.token)).send(body).expect(200);
    const after = await stage.groups();
    expect(after.find((one) => one.nomor === PARTS[1])?.pools.flatMap((pool) => pool.matches)).toHaveLength(5);
    expect(after.find((one) => one.nomor === PARTS[0])).toEqual(hand);
    expect(weapon?.pools[0]?.draw?.seed).not.toBe(after.find((one) => one.nomor === PARTS[1])?.pools[0]?.draw?.seed);
    const [drawingId] = hand!.drawing_ids;
    const other = await api.request
      .put(`/api/seni/edit-match/${drawingId}`)
      .set(as(stage.token))
      .send({ ...body, pool_size: 3 });
    expect(other.status).toBe(422);
  });

  it('put pairs together within themselves', async () => {
    const hand = await event('ganda-tangan-kosong', [[null, null, null]], 3);
    const [{ id: contingentId }] = await api.dataSource.query<[{ id: number }]>('select max(id) as id from contingent');
    await makePaidSeni(api.dataSource.manager, {
      ...{ tournamentId: stage.tournamentId, matchCategoryId: 3, gender: 'male', ageCategoryId: ages['Pra Remaja'] },
      ...{ contingents: [[null]], nomor: 'ganda-senjata' },
    });
    await api.dataSource.query(
      'update team_member set contingent_id = $1 where id = (select max(id) from team_member)',
      [contingentId],
    );
    const { body } = await api.request.get('/api/seni/units').query(hand).set(as(stage.token)).expect(200);
    const { contingents } = (body as { data: SeniUnitsAnswer }).data;
    expect(contingents.flatMap((one) => one.teams).map((team) => [team.members.length, team.is_whole])).toEqual([
      [2, true],
      [1, false],
    ]);
  });

  it('give medals of their own, and are classes of their own in the entries that everybody reads', async () => {
    const own = await seniStage(api);
    for (const nomor of PARTS) {
      const asked = await own.event([1, 1, 1], { ageCategoryId: ages['Pra Remaja'], nomor });
      const { data } = await own.generate(asked, { mode: 'default', pool_size: 3 });
      await own.perform(data.pools[0]!.id);
    }
    const { body: tournament } = await api.request
      .get(`/api/tournament-settings/${own.tournamentId}`)
      .set(as(own.token));
    const { slug } = (tournament as { data: { slug: string } }).data;
    const { body } = await api.request.get(`/api/live/${slug}/medals`).expect(200);
    const { events } = body as MedalSnapshot;
    expect(events.map((one) => [one.age_category, one.class_name, one.entrants, one.pools[0]?.winners.length])).toEqual(
      [
        ['Pra Remaja', 'Tunggal senjata', 3, expect.any(Number)],
        ['Pra Remaja', 'Tunggal tangan kosong', 3, expect.any(Number)],
      ],
    );
    expect(new Set(events.map((one) => one.key)).size).toBe(2);
    expect(events.map((one) => one.pools[0]?.winners.filter(({ medal }) => medal === 'gold').length)).toEqual([1, 1]);
    const list = await api.request.get(`/api/entry-lists/${slug}`).expect(200);
    expect((list.body as { data: EntryList }).data.classes.map((one) => [one.name, one.entries, one.is_drawn])).toEqual(
      [
        ['Tunggal Pra Remaja Putra – Tunggal senjata', 3, true],
        ['Tunggal Pra Remaja Putra – Tunggal tangan kosong', 3, true],
      ],
    );
    const stats = await api.request
      .get(`/api/participants-by-category-class?tournament_id=${own.tournamentId}`)
      .set(as(own.token))
      .expect(200);
    expect(JSON.stringify(stats.body)).toContain('Tunggal tangan kosong');
  });
});

describe("an organiser's own event", () => {
  const BAKU = {
    ...{ id: 'jurus-baku', name: 'Jurus Baku', event: 'seni_tunggal', jurus: 'whole', form: 'whole', judges: 4 },
    time: { min: 45, max: 75 },
    movements: [{ name: 'Jurus 1', count: 7 }],
  };
  const FESTIVAL = { id: 'festival', name: 'Festival', event: 'seni_tunggal', jurus: null };
  const setWith = (id: string, nomor: object[]) => {
    const own = ownRuleSet(id, 'Festival Desa', '2026-11-01');
    return { ...own, groups: own.groups.map((group) => (group.id === 'dewasa' ? { ...group, nomor } : group)) };
  };
  const put = (id: string, nomor: object[]) =>
    api.request
      .put(`/api/rule-sets/${id}`)
      .set(as(admin))
      .send({ set: setWith(id, nomor) });
  let admin: string;

  beforeAll(async () => {
    ({ token: admin } = await api.tokenFor('admin'));
  });

  it('is entered, drawn and judged by the row of its rule set, which keeps it while somebody is in it', async () => {
    const stage = await seniStage(api);
    await api.request
      .post('/api/rule-sets')
      .set(as(admin))
      .send({ set: setWith('festival-desa', [BAKU, FESTIVAL]) })
      .expect(201);
    await api.dataSource.query(`update tournament set rule_set = 'festival-desa' where id = $1`, [stage.tournamentId]);
    const query = `tournament_id=${stage.tournamentId}&match_category_id=2&age_category_id=${ages.Dewasa}`;
    expect(await choices(query, stage.token)).toEqual(['jurus-baku: Jurus Baku', 'festival: Festival']);
    const asked = await stage.event([1, 1, 1], { ageCategoryId: ages.Dewasa, nomor: 'jurus-baku' });
    const { data } = await stage.generate(asked, { mode: 'default', pool_size: 3 });
    const pool = await stage.pool(data.pools[0]!.id);
    expect(pool).toMatchObject({
      title: 'Tunggal Dewasa Putra – Jurus Baku – Pool A',
      time_rule: { min: 45, max: 75 },
    });
    expect(pool.matches[0]?.rules).toMatchObject({
      form: 'whole',
      nomor: { name: 'Jurus Baku', judges: 4, movements: [{ name: 'Jurus 1', count: 7 }] },
    });

    const { body } = await put('festival-desa', [FESTIVAL]).expect(409);
    expect((body as { message: string }).message).toMatch(/^Nomor Jurus Baku masih dipakai peserta /);
    await put('festival-desa', [{ ...BAKU, name: 'Jurus Baku IPSI' }, FESTIVAL]).expect(200);
    expect((await stage.pool(pool.id)).title).toBe('Tunggal Dewasa Putra – Jurus Baku IPSI – Pool A');
    const settings = await api.request.get(`/api/tournament-settings/${stage.tournamentId}`).set(as(stage.token));
    const { data: row } = settings.body as { data: Record<string, unknown> };
    const chosen = await api.request
      .post(`/api/tournament-settings/update/${stage.tournamentId}`)
      .set(as(admin))
      .field('name', String(row.name))
      .field('start_date', String(row.start_date))
      .field('end_date', String(row.end_date))
      .field('technical_meeting_date', String(row.technical_meeting_date ?? row.start_date))
      .field('status', String(row.status))
      .field('rule_set', 'ipsi-2025');
    expect([chosen.status, (chosen.body as InvalidAnswer).errors]).toEqual([
      422,
      { rule_set: ['Ada peserta di nomor Jurus Baku IPSI, yang tidak ada pada aturan ini.'] },
    ]);
  });

  it('is refused at its field where it cannot be', async () => {
    const { body } = await api.request
      .post('/api/rule-sets')
      .set(as(admin))
      .send({ set: setWith('festival-salah', [{ ...BAKU, judges: 5, time: { min: 90, max: 60 } }]) })
      .expect(422);
    expect(Object.keys((body as InvalidAnswer).errors)).toEqual([
      'groups.5.nomor.0.judges',
      'groups.5.nomor.0.time.max',
    ]);
  });
});
