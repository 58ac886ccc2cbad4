// The seni half of the demo: pairs and teams as they entered, pools and battles drawn, and about half of them performed.
import type { DataSource, EntityManager } from 'typeorm';
import { createRandom, deriveSeed, type Random, type Seed } from '@gelanggang/domain/random';
import type { PerformanceRecord } from '@gelanggang/domain/seni/performance-score';
import { closestPoolSize } from '@gelanggang/domain/seni/pool-sizes';
import { advanceSeni } from '@gelanggang/drawing/seni/advance-seni';
import { createSeniDrawing } from '@gelanggang/drawing/seni/draw-seni';
import { insertPerformance, settlePerformance } from '@gelanggang/drawing/seni/record-performance';
import type { SeniPlan } from '@gelanggang/drawing/seni/seni-drawings';
import { formEntrants, readEntrants, type SeniEvent } from '@gelanggang/drawing/seni/seni-entries.queries';
import { addDays, instantAt } from './demo-calendar';
import type { DemoTournament } from './demo-tournaments';

const SECONDS_APART = 150;
/** From so many units on, the best of several pools go on to a final. */
const POOLED_FROM = 8;
const POOL_SIZE = 6;
const BEST = 3;
/** Ganda is fought out in battles from so many on. */
const BATTLES_FROM = 4;
const GANDA = 3;

interface DrawnEvent {
  drawingId: number;
  advances: boolean;
}

/** Every event of the running tournament; `now` is when the demo is made. */
export async function performDemoSeni(
  dataSource: DataSource,
  tournament: DemoTournament,
  accounts: { organiser: number; operator: number },
  now: Date,
  seed: Seed,
): Promise<void> {
  const events = await eventsOf(dataSource, tournament.id);
  const drawn: DrawnEvent[] = [];
  for (const event of events) {
    const { units } = formEntrants(await readEntrants(dataSource, event), event.matchCategoryId);
    const plan = planFor(event, units.length);
    if (!plan) continue;
    const name = `seni ${event.matchCategoryId} ${event.ageCategoryId} ${event.gender}`;
    const made = await createSeniDrawing(dataSource, event, plan, accounts.organiser, deriveSeed(seed, name));
    if (!made.ok) throw new Error(`The demo cannot draw ${name}: ${made.code}`);
    drawn.push({ drawingId: made.drawingId, advances: plan.advanceCount !== undefined });
  }
  const random = createRandom(deriveSeed(seed, 'seni scores'));
  for (const [at, one] of drawn.entries()) {
    // two of three have performed; of the third only the first ones
    await perform(dataSource, one.drawingId, accounts.operator, random, at % 3 === 2 ? 2 : Infinity);
    if (!one.advances || at % 3 === 2) continue;
    const stage = await advanceSeni(
      dataSource,
      one.drawingId,
      at % 2 === 0 ? { mode: 'default' } : { mode: 'battle', bracketType: 'full_prestasi' },
      accounts.organiser,
      deriveSeed(seed, `stage ${one.drawingId}`),
    );
    if (!stage.ok) throw new Error(`The demo's best cannot go on: ${stage.code}`);
    await perform(dataSource, stage.drawingId, accounts.operator, random, 3);
  }
  await dateSeni(dataSource, tournament, now);
}

function planFor({ matchCategoryId }: SeniEvent, unitCount: number): SeniPlan | null {
  if (unitCount === 0) return null;
  if (matchCategoryId === GANDA && unitCount >= BATTLES_FROM) return { mode: 'battle', bracketType: 'full_prestasi' };
  if (unitCount < POOLED_FROM) return { mode: 'default', poolSize: unitCount };
  const poolSize = closestPoolSize(unitCount, POOL_SIZE);
  const smallest = unitCount % poolSize || poolSize;
  return { mode: 'default', poolSize, advanceCount: smallest > BEST ? BEST : smallest > 1 ? 1 : undefined };
}

async function eventsOf(dataSource: DataSource, tournamentId: number): Promise<SeniEvent[]> {
  return dataSource.query(
    `select distinct a.position, p.tournament_id as "tournamentId", m.match_category_id as "matchCategoryId",
       m.age_category_id as "ageCategoryId", m.gender
     from participant p
     join team_member m on m.id = p.team_member_id and m.match_category_id <> 1
     join age_category a on a.id = m.age_category_id
     where p.tournament_id = $1 order by m.match_category_id, a.position, m.gender desc`,
    [tournamentId],
  );
}

interface DemoPerformance {
  id: number;
  poolId: number;
  poolSeed: string;
  mode: 'default' | 'battle';
  longest: number;
}

/** The first `count` of each pool, a battle's round by round. */
async function perform(
  dataSource: DataSource,
  drawingId: number,
  accountId: number,
  random: Random,
  count: number,
): Promise<void> {
  await dataSource.transaction(async (manager) => {
    const done = new Map<number, number>();
    for (
      let next = await nextOf(manager, drawingId, done, count);
      next;
      next = await nextOf(manager, drawingId, done, count)
    ) {
      await insertPerformance(manager, next.id, recordOf(random, next.longest), accountId);
      const settled = await settlePerformance(manager, next, accountId);
      if (!settled.ok) throw new Error(`The demo cannot score ${next.id}: ${settled.code}`);
      done.set(next.poolId, (done.get(next.poolId) ?? 0) + 1);
    }
  });
}

async function nextOf(
  manager: EntityManager,
  drawingId: number,
  done: ReadonlyMap<number, number>,
  count: number,
): Promise<DemoPerformance | null> {
  const full = [...done].filter(([, number]) => number >= count).map(([poolId]) => poolId);
  const rows: DemoPerformance[] = await manager.query(
    `select m.id, m.pool_id as "poolId", p.seed as "poolSeed", m.mode,
       case when d.match_category_id = 5 then 88
         when case when m.mode = 'battle' then m.next_match_id is null else d.advance_count is null end then 181
         when d.match_category_id = 2 then 95 else 90 end as longest
     from match m join pool p on p.id = m.pool_id join drawing d on d.id = p.drawing_id
     left join match o on o.pool_id = m.pool_id and o.battle_group = m.battle_group and o.id <> m.id
     where p.drawing_id = $1 and p.id <> all($2::bigint[]) and m.status = 'scheduled'
       and 'bye' not in (m.blue_state, m.red_state)
       and case when m.corner = 'red' then m.red_state else m.blue_state end = 'unit'
       and (m.mode = 'default' or case when o.corner = 'red' then o.red_state else o.blue_state end = 'unit')
     order by m.round, m.pool_id, m.position, m.corner limit 1`,
    [drawingId, full],
  );
  return rows[0] ?? null;
}

/** Four judges close to each other; now and then a penalty, a wrong time, or nobody comes. */
function recordOf(random: Random, longest: number): PerformanceRecord {
  if (random.int(40) === 0) return { outcome: 'absent', scores: [], penalty: 0, seconds: null };
  const level = 925 + random.int(55);
  return {
    outcome: 'performed',
    scores: Array.from({ length: 4 }, () => Math.min(1000, level + random.int(18))),
    penalty: random.int(8) === 0 ? 50 : 0,
    seconds: longest - random.int(3) + (random.int(12) === 0 ? 7 : 0),
  };
}

/** Drawn the evening before; performed one after the other until now. */
async function dateSeni(dataSource: DataSource, tournament: DemoTournament, now: Date): Promise<void> {
  const evening = instantAt(addDays(tournament.startDate, -1), '20:30');
  const seni = `(select p.id from pool p join drawing d on d.id = p.drawing_id
    where d.tournament_id = $1 and d.match_category_id <> 1)`;
  await dataSource.query('update drawing set created_at = $2 where tournament_id = $1 and match_category_id <> 1', [
    tournament.id,
    evening,
  ]);
  await dataSource.query(`update pool set drawn_at = $2 where id in ${seni}`, [tournament.id, evening]);
  await dataSource.query(`update draw_history set drawn_at = $2 where pool_id in ${seni}`, [tournament.id, evening]);
  await dataSource.query(
    `with placed as (
       select f.id, $2::timestamptz - row_number() over (order by f.id desc) * $3 * interval '1 second' as at
       from performance f join match m on m.id = f.match_id where m.tournament_id = $1
     ), recorded as (
       update performance f set recorded_at = placed.at from placed where placed.id = f.id
     )
     update match m set finished_at = coalesce(
       (select placed.at from performance f join placed on placed.id = f.id where f.match_id = m.id), $2::timestamptz)
     where m.tournament_id = $1 and m.kind = 'seni' and m.status in ('finished', 'walkover')`,
    [tournament.id, now, SECONDS_APART],
  );
  await dataSource.query(
    `update result r set recorded_at = m.finished_at from match m
     where m.id = r.match_id and m.tournament_id = $1 and m.kind = 'seni'`,
    [tournament.id],
  );
}
