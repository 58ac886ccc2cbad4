// What the tests of schedules and of the day stand on: a drawn pool of eight, an arena, and a schedule of its matches.
import { PostgresQueryRunner } from 'typeorm/driver/postgres/PostgresQueryRunner';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { SavedScheduleAnswer, SchedulableMatch, SchedulablePool } from '@gelanggang/contract/schedules';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { makeArena, makeClass, makeTournament } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import { createPools } from '@gelanggang/drawing/divide';
import { drawPool } from '@gelanggang/drawing/draw-pool';
import type { Corner } from '@gelanggang/domain/words/corners';
import { currentRequestId } from '@gelanggang/platform/logging/request-id';
import type { TestApi } from '../../../test/setup/api';

export interface ArenaStage {
  tournamentId: number;
  slug: string;
  date: string;
  arenaId: number;
  arenaName: string;
  /** Bearer headers. */
  organiser: { authorization: string };
  operator: { authorization: string };
  operatorId: number;
  /** A divided class with one contingent per number: the ids of its pools, none of them drawn. */
  divideClass(contingentSizes: number[], matchChart?: MatchChart): Promise<number[]>;
  draw(poolId: number): Promise<void>;
  /** A drawn class with one contingent per number: the id of its only pool. */
  drawPool(contingentSizes: number[]): Promise<number>;
  matches(poolId: number): Promise<LiveMatch[]>;
  /** As the form gets them. */
  schedulable(includeScheduled?: boolean): Promise<SchedulablePool[]>;
  scheduleRequest(matchIds: number[], values?: Record<string, unknown>): Record<string, unknown>;
  /** A saved schedule of these matches: orders 1, 2, …; times 07:30, 07:35, … */
  schedule(matchIds: number[], values?: Record<string, unknown>): Promise<SavedScheduleAnswer>;
  /** A pool of four in a schedule: two semifinals and the final, in this order. */
  fourInASchedule(): Promise<[LiveMatch, LiveMatch, LiveMatch]>;
  /** A saved schedule of these performances: orders 1, 2, …; times 08:00, 08:05, … */
  scheduleSeni(matchIds: readonly number[]): Promise<void>;
  /** Calls and starts a match. */
  start(matchId: number): Promise<void>;
  /** Calls and starts a match, and records that this corner won on points. */
  win(matchId: number, winner?: Corner): Promise<void>;
}

export async function arenaStage(
  api: TestApi,
  options: Parameters<typeof makeTournament>[1] = {},
): Promise<ArenaStage> {
  const { manager } = api.dataSource;
  const tournament = await makeTournament(manager, options);
  const arena = await makeArena(manager, { tournamentId: tournament.id, code: 'A' });
  const bearer = ({ token }: { token: string }) => ({ authorization: `Bearer ${token}` });
  const organiser = await api.tokenFor('organiser', { name: 'Panitia Satu' });
  const operator = await api.tokenFor('operator', { name: 'Operator Satu' });

  const stage: ArenaStage = {
    tournamentId: tournament.id,
    slug: tournament.slug,
    date: tournament.startDate,
    arenaId: arena.id,
    arenaName: arena.name,
    organiser: bearer(organiser),
    operator: bearer(operator),
    operatorId: operator.accountId,
    async divideClass(contingentSizes, matchChart = 0) {
      const drawn = await makeClass(manager);
      await makePaidParticipants(manager, { tournamentId: tournament.id, classId: drawn.id, contingentSizes });
      const divided = await createPools(
        api.dataSource,
        {
          tournamentId: tournament.id,
          matchCategoryId: 1,
          ageCategoryId: drawn.ageCategoryId,
          categoryClassId: drawn.id,
          matchChart,
          matchDuration: 120,
        },
        organiser.accountId,
      );
      if (!divided.ok) throw new Error(`not divided: ${divided.code}`);
      const pools = await manager.query<{ id: number }[]>('select id from pool where drawing_id = $1 order by number', [
        divided.drawingId,
      ]);
      return pools.map(({ id }) => id);
    },
    async draw(poolId) {
      const done = await drawPool(api.dataSource, poolId, organiser.accountId);
      if (!done.ok) throw new Error(`not drawn: ${done.code}`);
    },
    async drawPool(contingentSizes) {
      const [poolId] = await stage.divideClass(contingentSizes);
      if (poolId === undefined) throw new Error('no pool');
      await stage.draw(poolId);
      return poolId;
    },
    async matches(poolId) {
      const all = await readLiveMatches(manager, { tournamentId: tournament.id, kind: 'tanding' });
      return all.filter((match) => match.pool_id === poolId);
    },
    async schedulable(includeScheduled = false) {
      const path = `/api/tournaments/${tournament.id}/matches${includeScheduled ? '?include_scheduled=true' : ''}`;
      const { body } = await api.request.get(path).set(stage.organiser).expect(200);
      return (body as { data: SchedulablePool[] }).data;
    },
    scheduleRequest(matchIds, values = {}) {
      return {
        tournament_id: tournament.id,
        tournament_arena_id: arena.id,
        scheduled_date: tournament.startDate,
        start_time: '07:30',
        end_time: '17:00',
        note: 'Sesi pagi',
        age_category_id: 'all',
        match_category_id: 'all',
        category_class_id: 'all',
        // what is unusual about places and times is another test's
        is_confirmed: true,
        matches: matchIds.map((id, index) => ({
          tournament_match_id: id,
          order: index + 1,
          start_time: `${String(7 + Math.floor((30 + 5 * index) / 60)).padStart(2, '0')}:${String((30 + 5 * index) % 60).padStart(2, '0')}`,
        })),
        ...values,
      };
    },
    async schedule(matchIds, values) {
      const { body } = await api.request
        .post('/api/match-schedules')
        .set(stage.organiser)
        .send(stage.scheduleRequest(matchIds, values))
        .expect(201);
      return body as SavedScheduleAnswer;
    },
    async fourInASchedule() {
      const matches = await stage.matches(await stage.drawPool([1, 1, 1, 1]));
      await stage.schedule(matches.map((match) => match.id));
      return (await stage.matches(matches[0]?.pool_id ?? 0)) as [LiveMatch, LiveMatch, LiveMatch];
    },
    async scheduleSeni(matchIds) {
      const matches = matchIds.map((id, index) => ({
        ...{ seni_match_id: id, order: index + 1, start_time: `08:${String(index * 5).padStart(2, '0')}` },
      }));
      await stage.schedule([], { start_time: '08:00', matches });
    },
    async start(matchId) {
      for (const step of ['call', 'start']) {
        await api.request.post(`/api/matches/${matchId}/${step}`).set(stage.operator).expect(200);
      }
    },
    async win(matchId, winner = 'blue') {
      await stage.start(matchId);
      await api.request
        .post(`/api/matches/${matchId}/result`)
        .set(stage.operator)
        .send({ winner, win_kind: 'angka' })
        .expect(200);
    },
  };
  return stage;
}

export function allMatches(pools: readonly SchedulablePool[]): SchedulableMatch[] {
  return pools.flatMap((pool) => pool.rounds.flatMap((round) => round.matches));
}

/**
 * The statements that the requests of a piece of work send to PostgreSQL, those that open and close transactions left out.
 * What the process does beside them, such as passing on news or making an answer anew for all, counts `of: 'process'` alone.
 */
export async function statementsOf(
  work: () => Promise<unknown>,
  { of }: { of: 'requests' | 'process' } = { of: 'requests' },
): Promise<string[]> {
  const sent: string[] = [];
  const { query } = PostgresQueryRunner.prototype;
  const spy = jest.spyOn(PostgresQueryRunner.prototype, 'query').mockImplementation(function (
    this: PostgresQueryRunner,
    ...given: Parameters<typeof query>
  ) {
    if (of === 'process' || currentRequestId() !== undefined) sent.push(given[0]);
    return query.apply(this, given);
  });
  try {
    await work();
    return sent.filter((sql) => !/^(start transaction|set transaction|commit)/i.test(sql));
  } finally {
    spy.mockRestore();
  }
}
