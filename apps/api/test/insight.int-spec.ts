// Insight: every figure equals a count made apart from it, sums agree, filters hold for all, and news show at once.
import fc from 'fast-check';
import type { Paginated } from '@gelanggang/contract/http';
import type { Insight, InsightMember, InsightStats, TournamentInsight } from '@gelanggang/contract/insight';
import { streams } from '@gelanggang/contract/events';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { makeContingent, makeTournament } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { queriesOf } from './count-queries';
import { type EnteredMember, fillTournament, type MemberPlan } from './insight-stage';

const api = testApi();
let token: string;
beforeAll(async () => {
  ({ token } = await api.tokenFor('organiser'));
});

async function read<T>(path: string): Promise<T> {
  return (await api.request.get(`/api${path}`).set('authorization', `Bearer ${token}`).expect(200)).body as T;
}

const memberPlan: fc.Arbitrary<MemberPlan> = fc.record({
  contingent: fc.nat(5),
  category: fc.integer({ min: 1, max: 3 }),
  gender: fc.constantFrom('male' as const, 'female' as const),
  payment: fc.constantFrom(
    'paid' as const,
    'waiting for payment' as const,
    'waiting for confirmation' as const,
    'failed' as const,
    'unbilled' as const,
  ),
});

const isPaid = (one: EnteredMember) => one.payment === 'paid';
const holds = (one: EnteredMember) => one.payment !== 'failed' && one.payment !== 'unbilled';
const count = (members: EnteredMember[], keep: (one: EnteredMember) => boolean) => members.filter(keep).length;
const worth = (members: EnteredMember[], keep: (one: EnteredMember) => boolean = () => true) =>
  members.filter(keep).reduce((sum, one) => sum + (holds(one) ? one.billed : one.fee), 0);

function expectFigures(insight: Insight, members: EnteredMember[], contingents: number): void {
  expect(insight.stats).toEqual({
    total_contingents: contingents,
    registered: members.length,
    tanding: count(members, (one) => isPaid(one) && one.kind === 'tanding'),
    seni: count(members, (one) => isPaid(one) && one.kind === 'seni'),
    total_participants: count(members, isPaid),
    provinces: expect.any(Number) as number,
    projected_income: worth(members),
    paid_income: worth(members, isPaid),
  } satisfies InsightStats);
  for (const row of insight.total_income) {
    const behind = (one: EnteredMember) =>
      row.status === 'unbilled' ? !holds(one) : holds(one) && one.payment === row.status;
    expect([row.status, row.members, row.total_amount]).toEqual([
      row.status,
      count(members, behind),
      worth(members, behind),
    ]);
  }
  for (const row of insight.income) {
    const behind = (one: EnteredMember) => one.category === row.match_category_id;
    expect(row.members).toBe(count(members, behind));
    expect(row.amount).toBe(worth(members, behind));
    expect(row.paid_amount).toBe(worth(members, (one) => behind(one) && isPaid(one)));
  }
  for (const row of insight.provinces) {
    expect(row.total_participants).toBe(count(members, (one) => one.provinceId === row.province_id && isPaid(one)));
  }
  for (const row of insight.districts) {
    expect(row.registered).toBe(
      count(members, (one) => one.provinceId === row.province_id && one.districtId === row.district_id),
    );
  }
  for (const row of insight.genders) {
    expect(row.total_participants).toBe(count(members, (one) => one.gender === row.gender && isPaid(one)));
  }
  for (const row of insight.age_categories) {
    expect(row.registered).toBe(count(members, (one) => one.ageCategoryId === row.age_category_id));
  }
  for (const row of insight.classes) {
    const behind = (one: EnteredMember) =>
      one.category === row.match_category_id &&
      one.ageCategoryId === row.age_category_id &&
      one.classId === row.category_class_id &&
      one.gender === row.gender;
    expect(row.registered).toBe(count(members, behind));
    expect(row.total_participants).toBe(count(members, (one) => behind(one) && isPaid(one)));
  }
  for (const row of insight.contingents) {
    expect(row.registered).toBe(count(members, (one) => one.contingentId === row.id));
    expect(row.total_participants).toBe(count(members, (one) => one.contingentId === row.id && isPaid(one)));
  }
  // sums equal each other: nobody is left out of a table
  for (const table of [
    insight.provinces,
    insight.districts,
    insight.genders,
    insight.age_categories,
    insight.classes,
  ]) {
    expect(table.reduce((sum, row) => sum + row.registered, 0)).toBe(members.length);
    expect(table.reduce((sum, row) => sum + row.total_participants, 0)).toBe(count(members, isPaid));
  }
  expect(insight.income.reduce((sum, row) => sum + row.amount, 0)).toBe(insight.stats.projected_income);
  expect(insight.total_income.reduce((sum, row) => sum + row.total_amount, 0)).toBe(insight.stats.projected_income);
  const contingentSums = [insight.joined, insight.contingent_provinces].map((table) =>
    table.reduce((sum: number, row: { total_contingents: number }) => sum + row.total_contingents, 0),
  );
  expect(contingentSums).toEqual([contingents, contingents]);
}

describe('the figures', () => {
  it('equal a count made apart from them, for any tournament and any filter', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(memberPlan, { maxLength: 40 }),
        fc.option(fc.integer({ min: 1, max: 3 })),
        fc.option(fc.constantFrom('male' as const, 'female' as const)),
        async (plans, category, gender) => {
          const stage = await fillTournament(api.dataSource.manager, 6, plans);
          expectFigures(await read<Insight>(`/tournaments/${stage.tournamentId}/insight`), stage.members, 6);

          const kept = stage.members.filter(
            (one) => (category === null || one.category === category) && (gender === null || one.gender === gender),
          );
          const asked = new URLSearchParams();
          if (category !== null) asked.set('match_category_id', String(category));
          if (gender !== null) asked.set('gender', gender);
          const contingents = asked.size === 0 ? 6 : new Set(kept.map((one) => one.contingentId)).size;
          expectFigures(await read<Insight>(`/tournaments/${stage.tournamentId}/insight?${asked}`), kept, contingents);
        },
      ),
      { numRuns: 6 },
    );
  });

  it('are kept to a province, and to contingents without one', async () => {
    const stage = await fillTournament(
      api.dataSource.manager,
      6,
      Array.from({ length: 12 }, (_, n) => ({ contingent: n % 6, category: 1, gender: 'male', payment: 'paid' })),
    );
    for (const provinceId of new Set(stage.members.map((one) => one.provinceId))) {
      const kept = stage.members.filter((one) => one.provinceId === provinceId);
      const insight = await read<Insight>(`/tournaments/${stage.tournamentId}/insight?province_id=${provinceId ?? 0}`);
      expectFigures(insight, kept, new Set(kept.map((one) => one.contingentId)).size);
    }
  });

  it('are kept to days of registration in the zone of the tournament', async () => {
    const { id: tournamentId } = await makeTournament(api.dataSource.manager, { timeZone: 'Asia/Jayapura' });
    const contingent = await makeContingent(api.dataSource.manager, { tournamentId });
    // 23.30 in Jakarta is half past one of the next day in Jayapura
    await api.dataSource.query('update contingent_registration set registered_at = $2 where contingent_id = $1', [
      contingent.id,
      '2026-03-01T16:30:00Z',
    ]);
    const path = `/tournaments/${tournamentId}/insight`;
    expect((await read<Insight>(`${path}?date_from=2026-03-02&date_to=2026-03-02`)).joined).toEqual([
      { join_date: '2026-03-02', total_contingents: 1 },
    ]);
    expect((await read<Insight>(`${path}?date_to=2026-03-01`)).stats.total_contingents).toBe(0);
  });

  it('of an empty tournament are zeros', async () => {
    const { id } = await makeTournament(api.dataSource.manager);
    expectFigures(await read<Insight>(`/tournaments/${id}/insight`), [], 0);
  });
});

describe('the calls of the specification', () => {
  it('answer the parts of the same figures', async () => {
    const stage = await fillTournament(api.dataSource.manager, 6, [
      { contingent: 0, category: 1, gender: 'male', payment: 'paid' },
      { contingent: 1, category: 2, gender: 'female', payment: 'waiting for payment' },
    ]);
    const id = stage.tournamentId;
    const all = await read<Insight>(`/tournaments/${id}/insight`);
    expect(await read(`/tournaments/${id}/stats`)).toEqual(all.stats);
    expect(await read(`/tournaments/${id}/contingents`)).toEqual(all.contingents);
    expect(await read(`/participants-by-province?tournament_id=${id}`)).toEqual(all.provinces);
    expect(await read(`/participants-by-district?tournament_id=${id}`)).toEqual(all.districts);
    expect(await read(`/participants-by-gender?tournament_id=${id}`)).toEqual(all.genders);
    expect(await read(`/participants-by-age-category?tournament_id=${id}`)).toEqual(all.age_categories);
    expect(await read(`/participants-by-category-class?tournament_id=${id}`)).toEqual(all.classes);
    expect(await read(`/get-tournament-income?tournament_id=${id}`)).toEqual(all.income);
    expect(await read(`/get-total-income?tournament_id=${id}`)).toEqual(all.total_income);
    expect(await read(`/contingents-join-by-date?tournament_id=${id}`)).toEqual(all.joined);
    const summary = await read<Record<string, { total_contingents: number }>>(
      `/tournaments/${id}/contingents/summary-by-province`,
    );
    expect(Object.entries(summary).map(([province, row]) => [province, row.total_contingents])).toEqual(
      all.contingent_provinces.map((row) => [row.province, row.total_contingents]),
    );
  });

  it('say 404 for no tournament and 422 for a filter that is none', async () => {
    const get = (path: string) => api.request.get(`/api${path}`).set('authorization', `Bearer ${token}`);
    await get('/tournaments/999999/stats').expect(404);
    await get('/participants-by-gender?tournament_id=999999').expect(404);
    await get('/tournaments/999999/insight/members').expect(404);
    await get('/participants-by-gender').expect(422);
    await get('/tournaments/1/stats?date_from=kemarin').expect(422);
    await get('/tournaments/1/stats?date_from=2026-02-31').expect(422);
    await get('/tournaments/1/stats?gender=x').expect(422);
  });
});

describe('the members behind a figure', () => {
  it('are as many as the figure says', async () => {
    const stage = await fillTournament(
      api.dataSource.manager,
      6,
      Array.from({ length: 30 }, (_, n) => ({
        contingent: n % 6,
        category: 1 + (n % 3),
        gender: n % 2 ? 'male' : 'female',
        payment: n % 4 ? 'paid' : 'unbilled',
      })),
    );
    const insight = await read<Insight>(`/tournaments/${stage.tournamentId}/insight`);
    const total = async (asked: string) =>
      (await read<Paginated<InsightMember>>(`/tournaments/${stage.tournamentId}/insight/members?${asked}`)).total;
    expect(await total('')).toBe(insight.stats.registered);
    expect(await total('kind=tanding')).toBe(insight.stats.tanding);
    expect(await total('kind=seni')).toBe(insight.stats.seni);
    for (const row of insight.total_income) expect(await total(`payment=${row.status}`)).toBe(row.members);
    for (const row of insight.provinces) {
      expect(await total(`province_id=${row.province_id ?? 0}`)).toBe(row.registered);
    }
    for (const row of insight.districts) {
      expect(await total(`province_id=${row.province_id ?? 0}&district_id=${row.district_id ?? 0}`)).toBe(
        row.registered,
      );
    }
    for (const row of insight.contingents) expect(await total(`contingent_id=${row.id}`)).toBe(row.registered);
    for (const row of insight.classes.slice(0, 4)) {
      const asked = `match_category_id=${row.match_category_id}&age_category_id=${row.age_category_id}&gender=${row.gender}`;
      const ofClass = row.category_class_id === null ? '' : `&category_class_id=${row.category_class_id}`;
      expect(await total(asked + ofClass)).toBe(row.registered);
    }
    const page = await read<Paginated<InsightMember>>(
      `/tournaments/${stage.tournamentId}/insight/members?perPage=7&page=2`,
    );
    expect(page.data).toHaveLength(7);
    expect(Object.keys(page.data[0] ?? {})).not.toContain('nik');
  });

  it('and all figures take the same number of statements however many they are', async () => {
    const plan = (n: number): MemberPlan => ({ contingent: n % 6, category: 1, gender: 'male', payment: 'paid' });
    const small = await fillTournament(
      api.dataSource.manager,
      6,
      Array.from({ length: 2 }, (_, n) => plan(n)),
    );
    const large = await fillTournament(
      api.dataSource.manager,
      6,
      Array.from({ length: 60 }, (_, n) => plan(n)),
    );
    const statements = async (id: number) => [
      (await queriesOf(() => read(`/tournaments/${id}/insight`))).length,
      (await queriesOf(() => read(`/tournaments/${id}/insight/members`))).length,
    ];
    expect(await statements(large.tournamentId)).toEqual(await statements(small.tournamentId));
  });
});

describe('news', () => {
  it('are counted once their event is heard', async () => {
    const stage = await fillTournament(api.dataSource.manager, 6, []);
    const id = stage.tournamentId;
    expect((await read<InsightStats>(`/tournaments/${id}/stats`)).total_contingents).toBe(6);
    for (let more = 1; more <= 2; more++) {
      await writeWithEvents(api.dataSource, async (manager, emit) => {
        await makeContingent(manager, { tournamentId: id });
        emit(streams.staff(id), 'entries.changed', { tournament_id: id, contingents: 1, members: 0 });
      });
      let counted = 0;
      while (counted !== 6 + more)
        ({ total_contingents: counted } = await read<InsightStats>(`/tournaments/${id}/stats`));
    }
  });

  it('make one reading for all who look at once', async () => {
    const { tournamentId: id } = await fillTournament(api.dataSource.manager, 6, []);
    const statements = await queriesOf(() =>
      Promise.all(Array.from({ length: 20 }, () => read(`/tournaments/${id}/insight`))),
    );
    expect(statements.filter((sql) => sql.includes('grouping sets'))).toHaveLength(1);
  });
});

describe('tournaments beside each other', () => {
  it('say of each what its own insight says', async () => {
    const stage = await fillTournament(api.dataSource.manager, 6, [
      { contingent: 0, category: 1, gender: 'male', payment: 'paid' },
      { contingent: 3, category: 3, gender: 'male', payment: 'paid' },
      { contingent: 4, category: 1, gender: 'female', payment: 'unbilled' },
    ]);
    const { stats } = await read<Insight>(`/tournaments/${stage.tournamentId}/insight`);
    const rows = await read<TournamentInsight[]>('/insight/tournaments');
    const row = rows.find((one) => one.id === stage.tournamentId);
    const { provinces: _, ...figures } = stats;
    expect(row).toMatchObject(figures);
    expect(row?.provinces.reduce((sum, one) => sum + one.total_participants, 0)).toBe(stats.total_participants);
  });
});
