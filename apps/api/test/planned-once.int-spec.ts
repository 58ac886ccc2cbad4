// What anybody may ask of one thing is planned once a connection: to plan what joins many tables takes PostgreSQL ten times as
// long as to read a pool or an athlete, and nobody who asks has to be known.
import { preparedTexts } from '@gelanggang/platform/statements/prepared';
import { testApi } from '../../../test/setup/api';
import { arenaStage } from './arena-stage';
import { queriesOf } from './count-queries';

const api = testApi();

/** Joins fewer than these are planned in less than a millisecond. */
const MANY_TABLES = 3;
const tablesOf = (sql: string) => sql.match(/\bjoin\b/gi)?.length ?? 0;

it('plans no statement of many tables anew with each call', async () => {
  const stage = await arenaStage(api);
  const [first] = await stage.fourInASchedule();
  await stage.win(first.id);
  const [{ member }] = await api.dataSource.query<[{ member: number }]>(
    'select min(team_member_id)::int as member from participant where tournament_id = $1',
    [stage.tournamentId],
  );
  const anew: string[] = [];
  for (const path of [
    `/pools/${first.pool_id}/match-list`,
    `/draws/${first.pool_id}`,
    `/matches/${first.id}/recap`,
    `/arenas/${stage.arenaId}/score`,
    `/arenas/${stage.arenaId}/broadcast`,
    `/entry-lists/${stage.slug}/athletes/${member}/career`,
    `/tournaments/detail/${stage.slug}`,
    `/tournaments/${stage.tournamentId}`,
  ]) {
    // what is kept for all who ask is read with the first call
    await api.request.get(`/api${path}`).expect(200);
    const known = new Set(preparedTexts());
    const sent = await queriesOf(() => api.request.get(`/api${path}`).expect(200));
    anew.push(...sent.filter((sql) => tablesOf(sql) >= MANY_TABLES && !known.has(sql)).map((sql) => `${path}: ${sql}`));
  }
  expect(anew).toEqual([]);
});
