// Proposes opponents where the rule set has no weight classes, and makes a pool of two of each pair (rulebook 2025, art. 3.2.a).
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import type { DataSource, EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { ClassPairing, PairingAthlete } from '@gelanggang/contract/pairing';
import { readRuleSetOf } from '@gelanggang/database/queries/rule-set.queries';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import { differenceOf, isNear, MOST_PAIRED, type PairedAthlete, proposePairs } from '@gelanggang/domain/draw/pairing';
import { ageGroupOf } from '@gelanggang/domain/rules/age-groups';
import type { Closeness } from '@gelanggang/domain/rules/rule-set';
import { GENDER_LABELS, type Gender } from '@gelanggang/domain/words/genders';
import { TANDING_ID } from '@gelanggang/domain/words/labels';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { type DivideOutcome, findClass } from './divide';
import { lockEntries } from './locks';
import { insertPools } from './pool-rows';
import { refuse } from './refusals';
import { newSeed } from './seed';

interface Row extends PairingAthlete, AgeBounds {
  contingentId: number;
  provinceId: number | null;
  classId: number;
  ageCategoryId: number;
  age: string;
  gender: Gender;
  eventStart: string;
}

interface PairedClass {
  limits: Closeness;
  rows: Row[];
}

const toPaired = (row: Row): PairedAthlete => ({
  ...{ id: row.id, contingentId: row.contingentId, birthDate: row.birth_date, kg: row.kg, cm: row.cm },
});
const toAthlete = ({ id, name, contingent, birth_date, cm, kg }: Row): PairingAthlete => ({
  ...{ id, name, contingent, birth_date, cm, kg },
});

/** null: there is no such tournament. */
export async function readPairings(manager: EntityManager, tournamentId: number): Promise<ClassPairing[] | null> {
  const classes = await pairedClasses(manager, tournamentId);
  return (
    classes &&
    [...classes].map(([classId, { limits, rows }]) => {
      // whoever stands beyond what can be paired at once waits for the next proposal
      const shown = rows.slice(0, MOST_PAIRED);
      const byId = new Map(shown.map((row) => [row.id, row]));
      const athleteOf = (id: number): PairingAthlete => toAthlete(byId.get(id)!);
      const [{ age, gender, eventStart } = rows[0]!] = rows;
      const { pairs, left } = proposePairs(shown.map(toPaired), limits, eventStart);
      return {
        category_class_id: classId,
        title: `${age} ${GENDER_LABELS[gender]}`,
        limits,
        pairs: pairs.map(({ ids, isOneContingent, ...difference }) => ({
          ...difference,
          athletes: [athleteOf(ids[0]), athleteOf(ids[1])] as [PairingAthlete, PairingAthlete],
          is_one_contingent: isOneContingent,
        })),
        left: left.map(({ id, reason }) => ({ athlete: athleteOf(id), reason })),
      };
    })
  );
}

/** Classes whose athletes the rule set pairs, as long as somebody of them is in no pool. */
export const readPairedClassIds = async (manager: EntityManager, tournamentId: number): Promise<ReadonlySet<number>> =>
  new Set((await pairedClasses(manager, tournamentId))?.keys());

export interface PairingWish {
  tournamentId: number;
  categoryClassId: number;
  matchDuration?: number;
  pairs: readonly (readonly number[])[];
}

/** All of the pairs, or none: each of two who are paid, in no pool yet, and near enough. */
export function makePairs(dataSource: DataSource, wish: PairingWish, accountId: number): Promise<DivideOutcome> {
  const { tournamentId, categoryClassId } = wish;
  return writeWithEvents(dataSource, async (manager, emit): Promise<DivideOutcome> => {
    await lockEntries(manager, tournamentId, TANDING_ID);
    const classes = await pairedClasses(manager, tournamentId);
    if (!classes) return refuse('tournament-not-found');
    const paired = classes.get(categoryClassId);
    if (!paired) return refuse('nobody-to-pair');
    const byId = new Map(paired.rows.map((row) => [row.id, row]));
    const pairs = wish.pairs.map((ids) => ids.flatMap((id) => byId.get(id) ?? []));
    const named = pairs.flat();
    if (pairs.some((pair) => pair.length !== 2) || new Set(named).size !== named.length) return refuse('pairs-changed');
    if (!pairs.every((pair) => areNear(pair, paired.limits))) return refuse('pair-too-far');
    const { ageCategoryId } = named[0]!;
    const drawn = { tournamentId, matchCategoryId: TANDING_ID, ageCategoryId, categoryClassId };
    const drawnClass = await findClass(manager, drawn);
    if (!drawnClass) return refuse('class-not-found');
    const seed = newSeed();
    const [made] = await manager.query<{ id: number }[]>(
      `insert into drawing (tournament_id, match_category_id, age_category_id, category_class_id, gender, match_chart,
                            match_duration, seed, created_by)
       values ($1, $2, $3, $4, $5, 2, $6, $7, $8) returning id`,
      [
        ...[tournamentId, TANDING_ID, ageCategoryId, categoryClassId, drawnClass.gender],
        ...[wish.matchDuration ?? null, seed, accountId],
      ],
    );
    if (!made) throw new Error('A drawing was not made.');
    await insertPools(
      manager,
      { ...drawn, drawingId: made.id, seed, matchChart: 2 },
      named.map((row) => ({ ...row, participantId: row.id, seedRank: null })),
      pairs.map((pair) => pair.map((row) => row.id)),
    );
    emit(streams.staff(tournamentId), 'pools.changed', { tournament_id: tournamentId, drawing_id: made.id });
    return { ok: true, drawingId: made.id };
  });
}

function areNear([a, b]: readonly Row[], limits: Closeness): boolean {
  if (!a || !b) return false;
  const difference = differenceOf(toPaired(a), toPaired(b), a.eventStart);
  return difference !== null && isNear(difference, limits);
}

/** By class, those whose age the rule set pairs; null: there is no such tournament. */
async function pairedClasses(manager: EntityManager, tournamentId: number): Promise<Map<number, PairedClass> | null> {
  const set = await readRuleSetOf(manager, tournamentId);
  if (!set) return null;
  const rows = await manager.query<Row[]>(UNDRAWN, [tournamentId, TANDING_ID]);
  const classes = new Map<number, PairedClass>();
  for (const row of rows) {
    const limits = ageGroupOf(row, set).pairing;
    if (!limits) continue;
    const known = classes.get(row.classId);
    if (known) known.rows.push(row);
    else classes.set(row.classId, { limits, rows: [row] });
  }
  return classes;
}

const UNDRAWN = `
  select pa.id, tm.name, c.name as contingent, c.id as "contingentId", c.province_id as "provinceId",
    to_char(tm.birth_date, 'YYYY-MM-DD') as birth_date, tm.body_height::float8 as cm, tm.body_weight::float8 as kg,
    k.id as "classId", a.id as "ageCategoryId", a.name as age, ${ageBounds()}, k.gender, to_char(t.start_date, 'YYYY-MM-DD') as "eventStart"
  from participant pa
  join tournament t on t.id = pa.tournament_id
  join team_member tm on tm.id = pa.team_member_id
  join contingent c on c.id = tm.contingent_id
  join category_class k on k.id = tm.category_class_id and not k.is_merged
  join age_category a on a.id = tm.age_category_id
  where pa.tournament_id = $1 and tm.match_category_id = $2
    and not exists (select from pool_unit_member m where m.participant_id = pa.id and m.tournament_id = $1)
  order by a.position, a.id, k.gender desc, k.position, k.id, pa.id`;
