// A whole day at once: several arenas, two operators at each, and staff who change schedules meanwhile.
import type { LiveMatch } from '@gelanggang/contract/live';
import { makeArena } from '@gelanggang/database/testing/factories';
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { arenaStage } from './arena-stage';

const api = testApi();
const stage = madeBeforeAll(() => arenaStage(api));

const isFought = (match: LiveMatch) => match.blue.state !== 'bye' && match.red.state !== 'bye';

it('ends with one result per match and every winner in its next match, whatever happens at the same moment', async () => {
  const arenas = [stage.arenaId];
  for (let n = 0; n < 2; n++) {
    arenas.push((await makeArena(api.dataSource.manager, { tournamentId: stage.tournamentId })).id);
  }
  const pools = [
    await stage.drawPool(Array.from({ length: 7 }, () => 1)),
    await stage.drawPool([3, 3, 2]),
    await stage.drawPool([2, 2, 1]),
  ];
  const scheduleIds: number[] = [];
  for (const [index, poolId] of pools.entries()) {
    const matches = (await stage.matches(poolId)).filter(isFought);
    const { data } = await stage.schedule(
      matches.map((match) => match.id),
      { tournament_arena_id: arenas[index] },
    );
    scheduleIds.push(data.id);
  }

  const statuses: number[] = [];
  const post = async (matchId: number, step: string, body: object = {}) => {
    const answer = await api.request.post(`/api/matches/${matchId}/${step}`).set(stage.operator).send(body);
    statuses.push(answer.status);
  };
  const twice = (work: () => Promise<void>) => Promise.all([work(), work()]);
  const holdPool = async (poolId: number) => {
    for (;;) {
      const open = (await stage.matches(poolId)).filter(
        (match) => match.status !== 'finished' && match.blue.state === 'unit' && match.red.state === 'unit',
      );
      const match = open[0];
      if (!match) return;
      for (const step of ['call', 'start']) await twice(() => post(match.id, step));
      await twice(() => post(match.id, 'result', { winner: 'red', win_kind: 'angka' }));
    }
  };
  const saveAgain = async (index: number) => {
    for (let n = 0; n < 5; n++) {
      const matches = (await stage.matches(pools[index] ?? 0)).filter(isFought);
      const answer = await api.request
        .put(`/api/match-schedules/${scheduleIds[index]}`)
        .set(stage.organiser)
        .send(
          stage.scheduleRequest(
            matches.map((match) => match.id),
            { tournament_arena_id: arenas[index] },
          ),
        );
      statuses.push(answer.status);
    }
  };
  await Promise.all([...pools.map(holdPool), ...pools.map((_, index) => saveAgain(index))]);

  expect([...new Set(statuses)].sort()).toEqual([200, 409]);
  for (const poolId of pools) {
    const matches = await stage.matches(poolId);
    const fought = matches.filter(isFought);
    expect(fought.map((match) => match.status)).toEqual(fought.map(() => 'finished'));
    for (const match of fought) {
      const next = matches.find((one) => one.id === match.next_match_id);
      if (next && match.next_corner) expect(next[match.next_corner].name).toBe(match.red.name);
    }
  }
  const [results] = await api.dataSource.query<{ matches: number; results: number }[]>(
    'select count(distinct match_id) as matches, count(*) as results from result',
  );
  expect(results).toEqual({ matches: 6 + 7 + 4, results: 6 + 7 + 4 });
});

it('leaves a log without a gap', async () => {
  const [log] = await api.dataSource.query<{ first: number; last: number; events: number; seq: number }[]>(
    `select min(e.seq) as first, max(e.seq) as last, count(*) as events, max(s.seq) as seq
     from event e join stream s on s.name = e.stream where e.stream = $1`,
    [`tournament:${stage.tournamentId}`],
  );
  expect(log).toMatchObject({ first: 1, last: log?.events, seq: log?.events });
});
