// Divides and draws the tanding classes of the demo through the same use cases as the back office.
import type { DataSource } from 'typeorm';
import { CLASSLESS_NAME } from '@gelanggang/domain/athletes/class-for';
import { deriveSeed, type Seed } from '@gelanggang/domain/random';
import { createPools } from '@gelanggang/drawing/divide';
import { drawPool } from '@gelanggang/drawing/draw-pool';
import { undrawnPools } from '@gelanggang/drawing/pool-order';
import { instantAt, addDays } from './demo-calendar';
import type { DemoTournament } from './demo-tournaments';

/** Small pools for the youngest, so that almost everyone places; one bracket a class from Remaja on. */
const CHARTS: Readonly<Record<string, 0 | 4 | 8>> = { 'Usia Dini 2': 4, 'Pra Remaja': 8 };

/** The open tournament shows every size of chart. */
const MIXED_CHARTS = [0, 4, 8] as const;

const TANDING = 1;

/** Every class of the running tournament. */
export async function drawDemo(
  dataSource: DataSource,
  tournament: DemoTournament,
  accountId: number,
  seed: Seed,
): Promise<void> {
  await divide(dataSource, tournament, accountId, seed, ({ age }) => CHARTS[age] ?? 0);
  for (const { id: poolId } of await undrawnPools(dataSource.manager, tournament.id)) {
    const drawn = await drawPool(dataSource, poolId, accountId);
    if (!drawn.ok) throw new Error(`The demo cannot draw pool ${poolId}: ${drawn.code}`);
  }
  // drawn at the technical meeting, the evening before
  const at = instantAt(tournament.zone, addDays(tournament.startDate, -1), '19:30');
  await dateDrawings(dataSource, tournament, at);
  await dataSource.query('update pool set drawn_at = $2 where tournament_id = $1', [tournament.id, at]);
  await dataSource.query(
    'update draw_history set drawn_at = $2 where pool_id in (select id from pool where tournament_id = $1)',
    [tournament.id, at],
  );
}

/** Divided the evening before `today`, not drawn: Auto Generate finds its work. */
export async function divideOpenTournament(
  dataSource: DataSource,
  tournament: DemoTournament,
  accountId: number,
  seed: Seed,
  today: string,
): Promise<void> {
  await divide(dataSource, tournament, accountId, seed, (_, at) => MIXED_CHARTS[at % MIXED_CHARTS.length] ?? 0);
  await dateDrawings(dataSource, tournament, instantAt(tournament.zone, addDays(today, -1), '19:30'));
}

interface DemoClass {
  ageCategoryId: number;
  categoryClassId: number;
  age: string;
  name: string;
}

async function divide(
  dataSource: DataSource,
  tournament: DemoTournament,
  accountId: number,
  seed: Seed,
  chartOf: (one: DemoClass, at: number) => 0 | 4 | 8,
): Promise<void> {
  const classes: DemoClass[] = await dataSource.query(
    `select distinct a.position, a.id as "ageCategoryId", c.position as class_position, c.id as "categoryClassId",
       a.name as age, c.gender || ' ' || c.name as name
     from participant p
     join team_member m on m.id = p.team_member_id and m.match_category_id = $2
     join age_category a on a.id = m.age_category_id
     join category_class c on c.id = m.category_class_id
     where p.tournament_id = $1 and c.name <> $3
     order by a.position, name, c.id`,
    // of those the office makes pairs
    [tournament.id, TANDING, CLASSLESS_NAME],
  );
  for (const [at, one] of classes.entries()) {
    const { ageCategoryId, categoryClassId, age, name } = one;
    const request = { tournamentId: tournament.id, matchCategoryId: TANDING, ageCategoryId, categoryClassId };
    const drawingSeed = deriveSeed(seed, `${age} ${name}`);
    const divided = await createPools(dataSource, { ...request, matchChart: chartOf(one, at) }, accountId, drawingSeed);
    if (!divided.ok) throw new Error(`The demo cannot divide ${age} ${name}: ${divided.code}`);
  }
}

function dateDrawings(dataSource: DataSource, tournament: DemoTournament, at: Date): Promise<unknown> {
  return dataSource.query('update drawing set created_at = $2 where tournament_id = $1', [tournament.id, at]);
}
