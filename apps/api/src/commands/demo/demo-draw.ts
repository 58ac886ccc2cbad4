// Draws every tanding class of the running tournament through the same use case as the back office.
import type { DataSource } from 'typeorm';
import { deriveSeed } from '@gelanggang/domain/random';
import { createPools } from '@gelanggang/drawing/divide';
import { drawPool } from '@gelanggang/drawing/draw-pool';
import { undrawnPools } from '@gelanggang/drawing/pool-order';
import { instantAt, addDays } from './demo-calendar';
import type { DemoTournament } from './demo-tournaments';

/** Small pools for the youngest, so that almost everyone places; one bracket a class from Remaja on. */
const CHARTS: Readonly<Record<string, 0 | 4 | 8>> = { 'Usia Dini 2': 4, 'Pra Remaja': 8 };

const TANDING = 1;

export async function drawDemo(
  dataSource: DataSource,
  tournament: DemoTournament,
  accountId: number,
  seed: string,
): Promise<void> {
  const classes: { ageCategoryId: number; categoryClassId: number; age: string; name: string }[] =
    await dataSource.query(
      `select distinct a.position, a.id as "ageCategoryId", c.position as class_position, c.id as "categoryClassId",
         a.name as age, c.gender || ' ' || c.name as name
       from participant p
       join team_member m on m.id = p.team_member_id and m.match_category_id = $2
       join age_category a on a.id = m.age_category_id
       join category_class c on c.id = m.category_class_id
       where p.tournament_id = $1
       order by a.position, name, c.id`,
      [tournament.id, TANDING],
    );
  for (const { ageCategoryId, categoryClassId, age, name } of classes) {
    const request = { tournamentId: tournament.id, matchCategoryId: TANDING, ageCategoryId, categoryClassId };
    const drawingSeed = deriveSeed(seed, `${age} ${name}`);
    const divided = await createPools(dataSource, { ...request, matchChart: CHARTS[age] ?? 0 }, accountId, drawingSeed);
    if (!divided.ok) throw new Error(`The demo cannot divide ${age} ${name}: ${divided.code}`);
  }
  for (const { id: poolId } of await undrawnPools(dataSource.manager, tournament.id)) {
    const drawn = await drawPool(dataSource, poolId, accountId);
    if (!drawn.ok) throw new Error(`The demo cannot draw pool ${poolId}: ${drawn.code}`);
  }
  // drawn at the technical meeting, the evening before
  const at = instantAt(addDays(tournament.startDate, -1), '19:30');
  await dataSource.query('update drawing set created_at = $2 where tournament_id = $1', [tournament.id, at]);
  await dataSource.query('update pool set drawn_at = $2 where tournament_id = $1', [tournament.id, at]);
  await dataSource.query(
    'update draw_history set drawn_at = $2 where pool_id in (select id from pool where tournament_id = $1)',
    [tournament.id, at],
  );
}
