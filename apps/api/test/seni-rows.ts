// Seni pools as the draw leaves them: performances of a pool, or battles of two rows each, blue and red.
import { makeClass } from '@gelanggang/database/testing/factories';
import { makePaidParticipants } from '@gelanggang/database/testing/paid-participants';
import type { TestApi } from '../../../test/setup/api';

interface SeniPool {
  poolId: number;
  ageCategoryId: number;
  /** In order of performance; of a battle pool semifinals (blue, red, blue, red), then the final's two open rows. */
  matchIds: number[];
}

/** A pool with one unit per number of members, each of a contingent of its own. */
async function makePool(api: TestApi, tournamentId: number, mode: 'default' | 'battle', units: readonly number[]) {
  const { manager } = api.dataSource;
  const drawn = await makeClass(manager);
  await makePaidParticipants(manager, { tournamentId, classId: drawn.id, contingentSizes: [...units] });
  const [drawing] = await manager.query<{ id: number }[]>(
    `insert into drawing (tournament_id, match_category_id, age_category_id, gender, mode, seed, pool_size,
       bracket_type)
     values ($1, $2, $3, 'male', $4, '0123456789abcdef', case $4 when 'default' then 4 end,
       case $4 when 'battle' then 'full_prestasi' end) returning id`,
    [tournamentId, units[0] === 2 ? 3 : 2, drawn.ageCategoryId, mode],
  );
  const [pool] = await manager.query<{ id: number }[]>(
    `insert into pool (drawing_id, tournament_id, number, name, status, seed)
     values ($1, $2, 1, 'Pool A', 'ongoing', '0123456789abcdef') returning id`,
    [drawing?.id, tournamentId],
  );
  const people = await manager.query<{ id: number; contingent_id: number }[]>(
    `select p.id, t.contingent_id from participant p join team_member t on t.id = p.team_member_id
     where t.category_class_id = $1 order by t.contingent_id, p.id`,
    [drawn.id],
  );
  const unitIds: number[] = [];
  for (const [index, contingentId] of [...new Set(people.map((one) => one.contingent_id))].entries()) {
    const [unit] = await manager.query<{ id: number }[]>(
      'insert into pool_unit (pool_id, tournament_id, contingent_id, number) values ($1, $2, $3, $4) returning id',
      [pool?.id, tournamentId, contingentId, index + 1],
    );
    const members = people.filter((one) => one.contingent_id === contingentId);
    for (const [position, member] of members.entries()) {
      await manager.query(
        'insert into pool_unit_member (unit_id, tournament_id, participant_id, position) values ($1, $2, $3, $4)',
        [unit?.id, tournamentId, member.id, position + 1],
      );
    }
    unitIds.push(unit?.id ?? 0);
  }
  return { poolId: pool?.id ?? 0, ageCategoryId: drawn.ageCategoryId, unitIds };
}

async function insertRow(api: TestApi, tournamentId: number, values: Record<string, unknown>): Promise<number> {
  const row = { tournament_id: tournamentId, kind: 'seni', ...values };
  const columns = Object.keys(row);
  const [made] = await api.dataSource.query<{ id: number }[]>(
    `insert into match (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')}) returning id`,
    Object.values(row),
  );
  return made?.id ?? 0;
}

export async function makePerformances(
  api: TestApi,
  tournamentId: number,
  units: readonly number[],
): Promise<SeniPool> {
  const { poolId, ageCategoryId, unitIds } = await makePool(api, tournamentId, 'default', units);
  const matchIds: number[] = [];
  for (const [index, unitId] of unitIds.entries()) {
    const place = { pool_id: poolId, mode: 'default', round: 1, position: index + 1 };
    matchIds.push(await insertRow(api, tournamentId, { ...place, blue_state: 'unit', blue_unit_id: unitId }));
  }
  return { poolId, ageCategoryId, matchIds };
}

/** Three or four single athletes; of three the second semifinal is a bye, the blue row alone. */
export async function makeBattles(api: TestApi, tournamentId: number, count: 3 | 4): Promise<SeniPool> {
  const units = Array.from({ length: count }, () => 1);
  const { poolId, ageCategoryId, unitIds } = await makePool(api, tournamentId, 'battle', units);
  const final = { pool_id: poolId, mode: 'battle', round: 2, position: 1, battle_group: 3 };
  const blueFinal = await insertRow(api, tournamentId, { ...final, corner: 'blue' });
  const redFinal = await insertRow(api, tournamentId, { ...final, corner: 'red' });
  const matchIds: number[] = [];
  for (const [index, next] of [blueFinal, redFinal].entries()) {
    const base = { pool_id: poolId, mode: 'battle', round: 1, position: index + 1, battle_group: index + 1 };
    const link = { next_match_id: next, next_corner: index === 0 ? 'blue' : 'red' };
    const [blue, red] = unitIds.slice(index * 2, index * 2 + 2);
    const isBye = red === undefined;
    const own = { corner: 'blue', blue_state: 'unit', blue_unit_id: blue, red_state: isBye ? 'bye' : 'tbd' };
    matchIds.push(await insertRow(api, tournamentId, { ...base, ...link, ...own }));
    if (isBye) continue;
    const other = { corner: 'red', red_state: 'unit', red_unit_id: red };
    matchIds.push(await insertRow(api, tournamentId, { ...base, ...link, ...other }));
  }
  return { poolId, ageCategoryId, matchIds: [...matchIds, blueFinal, redFinal] };
}
