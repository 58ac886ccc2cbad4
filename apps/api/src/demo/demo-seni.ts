// The seni half of the demo: pairs and teams as they entered, pools and battles drawn, and what of them is over by now.
import type { DataSource, EntityManager } from 'typeorm';
import { readPerformanceRules } from '@gelanggang/database/queries/performance-rules.queries';
import { createRandom, deriveSeed, type Seed } from '@gelanggang/domain/random';
import { closestPoolSize } from '@gelanggang/domain/seni/pool-sizes';
import { advanceSeni } from '@gelanggang/drawing/seni/advance-seni';
import { createSeniDrawing } from '@gelanggang/drawing/seni/draw-seni';
import { insertPerformance, settlePerformance } from '@gelanggang/drawing/seni/record-performance';
import type { SeniPlan } from '@gelanggang/drawing/seni/seni-drawings';
import { formEntrants, readEntrants, type SeniEvent } from '@gelanggang/drawing/seni/seni-entries.queries';
import { addDays, instantAt } from './demo-calendar';
import { performanceOf } from './demo-performance';
import { performNow } from './demo-seni-now';
import { type PlannedPerformance, SLOT_MINUTES } from './demo-seni-plan';
import { readDemoPerformances, scheduleSeni } from './demo-seni-schedules';
import type { DemoTournament } from './demo-tournaments';
import type { FittedDay } from './fit-day';

/** From so many units on, the best of several pools go on to a final. */
const POOLED_FROM = 8;
const POOL_SIZE = 6;
const BEST = 3;
/** So few go on to battles, whose jurus the lot decides; more show theirs in a pool again. */
const MOST_IN_SEMIFINALS = 4;
/** Ganda is fought out in battles from so many on. */
const BATTLES_FROM = 4;
const GANDA = 3;
/** Of its five minutes a performance and its scores take so much. */
const PERFORMED_AFTER = 4;

/** Every event of the running tournament, on a mat of its own, whose first day is `day`; `now` is when the demo is made. */
export async function holdDemoSeni(
  dataSource: DataSource,
  tournament: DemoTournament,
  accounts: { organiser: number; operator: number },
  day: FittedDay,
  now: Date,
  seed: Seed,
): Promise<void> {
  const advancing: number[] = [];
  for (const event of await eventsOf(dataSource, tournament.id)) {
    const { units } = formEntrants(await readEntrants(dataSource, event), event.matchCategoryId);
    const plan = planFor(event, units.length);
    if (!plan) continue;
    const name = ['seni', event.matchCategoryId, event.ageCategoryId, event.nomor, event.gender]
      .filter(Boolean)
      .join(' ');
    const made = await createSeniDrawing(dataSource, event, plan, accounts.organiser, deriveSeed(seed, name));
    if (!made.ok) throw new Error(`The demo cannot draw ${name}: ${made.code}`);
    if (plan.advanceCount !== undefined) advancing.push(made.drawingId);
  }
  await dateDraws(dataSource, tournament.id, instantAt(tournament.zone, addDays(tournament.startDate, -1), '20:30'));
  const planned = await scheduleSeni(dataSource, tournament, day.hours);
  await performUntilNow(dataSource, planned, accounts.operator, { day, now }, seed);
  for (const drawingId of await completed(dataSource, advancing)) {
    const areFew = (await bestOf(dataSource, drawingId)) <= MOST_IN_SEMIFINALS;
    const stage = await advanceSeni(
      dataSource,
      drawingId,
      areFew ? { mode: 'battle', bracketType: 'full_prestasi' } : { mode: 'default' },
      accounts.organiser,
      deriveSeed(seed, `stage ${drawingId}`),
    );
    if (!stage.ok) throw new Error(`The demo's best cannot go on: ${stage.code}`);
    await dateDraws(dataSource, tournament.id, now, stage.drawingId);
  }
  await scheduleSeni(dataSource, tournament, day.hours, planned);
  await performNow(dataSource, tournament, now);
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
       m.age_category_id as "ageCategoryId", m.nomor, m.gender
     from participant p
     join team_member m on m.id = p.team_member_id and m.match_category_id <> 1
     join age_category a on a.id = m.age_category_id
     where p.tournament_id = $1 order by m.match_category_id, a.position, m.nomor, m.gender desc`,
    [tournamentId],
  );
}

interface OpenPerformance {
  id: number;
  poolId: number;
  poolSeed: string;
  mode: 'default' | 'battle';
}

/** What is planned to be over, in its order; a battle that the absence of one has decided is left out. */
async function performUntilNow(
  dataSource: DataSource,
  planned: readonly PlannedPerformance[],
  operatorId: number,
  { day, now }: { day: FittedDay; now: Date },
  seed: Seed,
): Promise<void> {
  const over = planned.filter((one) => one.day === 0 && one.start + SLOT_MINUTES <= day.hours.opening + day.elapsed);
  await dataSource.transaction(async (manager) => {
    for (const { id, start } of over) {
      const performance = await openPerformance(manager, id);
      if (!performance) continue;
      const random = createRandom(deriveSeed(seed, `performance ${id}`));
      const rules = await readPerformanceRules(manager, id);
      if (!rules) throw new Error(`Performance ${id} of the demo has no rules.`);
      const record = { ...performanceOf(random, rules), rules, reason: null, reached: null };
      await insertPerformance(manager, id, record, operatorId);
      const settled = await settlePerformance(manager, performance, operatorId);
      if (!settled.ok) throw new Error(`The demo cannot score ${id}: ${settled.code}`);
      const ago = day.hours.opening + day.elapsed - start - PERFORMED_AFTER;
      await dateResults(manager, id, settled.changedMatchIds, new Date(now.getTime() - ago * 60_000));
    }
  });
}

async function openPerformance(manager: EntityManager, matchId: number): Promise<OpenPerformance | null> {
  const rows: OpenPerformance[] = await manager.query(
    `select m.id, m.pool_id as "poolId", p.seed as "poolSeed", m.mode
     from match m join pool p on p.id = m.pool_id
     where m.id = $1 and m.status = 'scheduled'`,
    [matchId],
  );
  return rows[0] ?? null;
}

async function dateResults(manager: EntityManager, matchId: number, changed: readonly number[], at: Date) {
  await manager.query('update performance set recorded_at = $2 where match_id = $1', [matchId, at]);
  await manager.query(
    `update match set finished_at = $2 where id = any($1::bigint[]) and status in ('finished', 'walkover')`,
    [changed, at],
  );
  await manager.query('update result set recorded_at = $2 where match_id = any($1::bigint[])', [changed, at]);
}

/** How many of this drawing's pools go on. */
async function bestOf(dataSource: DataSource, drawingId: number): Promise<number> {
  const [row] = await dataSource.query<{ best: number }[]>(
    `select (d.advance_count * count(p.id))::int as best from drawing d join pool p on p.drawing_id = d.id
     where d.id = $1 group by d.id`,
    [drawingId],
  );
  return row?.best ?? 0;
}

/** Those of the drawings in which everybody has performed. */
async function completed(dataSource: DataSource, drawingIds: readonly number[]): Promise<number[]> {
  const open = new Set((await readDemoPerformances(dataSource, { drawingIds })).map((one) => one.drawingId));
  return drawingIds.filter((id) => !open.has(id));
}

/** Of seni; `drawingId`: of that drawing alone. */
async function dateDraws(dataSource: DataSource, tournamentId: number, at: Date, drawingId?: number): Promise<void> {
  const chosen = `select id from drawing where tournament_id = $1 and match_category_id <> 1
    and ($2::bigint is null or id = $2)`;
  const pools = `select id from pool where drawing_id in (${chosen})`;
  const values = [tournamentId, drawingId ?? null, at];
  await dataSource.query(`update drawing set created_at = $3 where id in (${chosen})`, values);
  await dataSource.query(`update pool set drawn_at = $3 where id in (${pools})`, values);
  await dataSource.query(`update draw_history set drawn_at = $3 where pool_id in (${pools})`, values);
}
