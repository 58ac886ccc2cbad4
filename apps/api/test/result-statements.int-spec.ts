// What recording a result asks of PostgreSQL: nothing of other tournaments, however many there are, few
// statements, and most of them together.
import { testApi } from '../../../test/setup/api';
import { madeBeforeAll } from '../../../test/setup/made';
import { warmConnections } from '@gelanggang/platform/statements/warm-connections';
import { arenaStage } from './arena-stage';
import { sentBy, type Sent } from './sent-statements';

/** Of other tournaments, in the database beside the one that is held. */
const OTHER_POOLS = 600;
/** What they fill: nothing of it may be read from end to end. */
const FILLED = new Set(['match', 'published_slot', 'pool', 'result', 'match_clock', 'action_key']);

const api = testApi();
const stage = madeBeforeAll(() => arenaStage(api));

/** As many pools of another tournament, each as large as this one, planned and published like it. */
async function fillWith(poolId: number, count: number): Promise<void> {
  await api.dataSource.query(
    `with other as (
       insert into tournament select (t).* from (
         select jsonb_populate_record(t, jsonb_build_object('id', 900000 + n, 'slug', 'lain-' || n)) as t
         from tournament t, generate_series(1, 5) as n where t.id = $1) as copies returning id
     ), drawn as (
       insert into drawing select (d).* from (
         select jsonb_populate_record(d, jsonb_build_object('id', 900000 + o.id, 'tournament_id', o.id)) as d
         from drawing d, other o where d.id = (select drawing_id from pool where id = $2)) as copies returning id, tournament_id
     ), pools as (
       insert into pool (drawing_id, tournament_id, number, name, status, seed)
       select d.id, d.tournament_id, n, 'Pool ' || n, 'ongoing', '00000000000000ff' from drawn d, generate_series(1, $3::int / 5) as n
       returning id, tournament_id
     ), matches as (
       insert into match (tournament_id, pool_id, kind, round, position)
       select p.tournament_id, p.id, 'tanding', m.round, m.position from pools p, match m where m.pool_id = $2
       returning id, tournament_id
     ), results as (
       insert into result (match_id, winner_corner, is_walkover) select id, 'blue', true from matches
     ), clocks as (
       insert into match_clock (match_id, round_count, round_seconds, break_seconds) select id, 2, 120, 60 from matches
     )
     insert into published_slot (match_id, tournament_id) select id, tournament_id from matches`,
    [stage.tournamentId, poolId, count],
  );
  await api.dataSource.query(
    `insert into action_key (account_id, key, fingerprint) select $1, gen_random_uuid(), '' from generate_series(1, 5000)`,
    [stage.operatorId],
  );
  await api.dataSource.query('analyze');
}

async function scannedWhole({ sql, values }: Sent): Promise<string[]> {
  if (!/^\s*(select|with|insert|update|delete)/i.test(sql)) return [];
  const [plan] = await api.dataSource.query<{ 'QUERY PLAN': [{ Plan: Plan }] }[]>(
    `explain (format json) ${sql}`,
    values,
  );
  return plan ? wholeScans(plan['QUERY PLAN'][0].Plan).filter((table) => FILLED.has(table)) : [];
}

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

function wholeScans(plan: Plan): string[] {
  const own = plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : [];
  return [...own, ...(plan.Plans ?? []).flatMap(wholeScans)];
}

it('a result reads nothing from end to end that other tournaments fill, and takes few statements', async () => {
  const poolId = await stage.drawPool([2, 2, 2, 2]);
  const matches = await stage.matches(poolId);
  await stage.schedule(matches.map((match) => match.id));
  await fillWith(poolId, OTHER_POOLS);
  const [first, second] = matches.filter((match) => match.round === 1);
  if (!first || !second) throw new Error('no matches');
  // the second one meets warm connections
  await stage.win(first.id);
  await stage.start(second.id);
  const record = () =>
    api.request
      .post(`/api/matches/${second.id}/result`)
      .set({ ...stage.operator, 'idempotency-key': '0b0e7a9e-1111-4222-8333-444455556666' })
      .send({ winner: 'blue', win_kind: 'angka' })
      .expect(200);
  const { path, waits } = await sentBy(record);
  const scans = [];
  for (const one of path) {
    const tables = await scannedWhole(one);
    if (tables.length > 0) scans.push({ tables, sql: one.sql.slice(0, 200) });
  }
  expect(scans).toEqual([]);
  // everybody who waits for a result waits for each of them: one more needs its reason
  const asked = path.map(({ sql }) => sql.trim().slice(0, 60));
  expect({ asked, isFew: asked.length <= MOST_STATEMENTS }).toEqual({ asked, isFew: true });
  expect(waits).toBeLessThanOrEqual(MOST_WAITS);
});

/** Transaction and session included. */
const MOST_STATEMENTS = 25;
/** Session, match; then the transaction, all that it holds and reads, all that it writes, and the last with the commit. */
const MOST_WAITS = 6;

it('can be planned before there are values, each prepared statement, over connections that are free again after it', async () => {
  expect(await warmConnections(api.dataSource)).toBe(POOL - 2);
  const asked = Array.from({ length: 8 }, () => api.dataSource.query<{ one: number }[]>('select 1 as one'));
  expect(await Promise.all(asked)).toEqual(Array.from({ length: 8 }, () => [{ one: 1 }]));
});

it('are not planned over connections that calls hold', async () => {
  const runners = Array.from({ length: POOL - 1 }, () => api.dataSource.createQueryRunner());
  await Promise.all(runners.map((one) => one.connect()));
  expect(await warmConnections(api.dataSource)).toBe(1);
  await Promise.all(runners.map((one) => one.release()));
});

/** As `DB_POOL` is where nobody sets it. */
const POOL = 10;
