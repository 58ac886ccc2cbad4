// The classes of a tournament of which nothing is divided yet, and dividing them all.
import type { DataSource, EntityManager } from 'typeorm';
import type { MatchChart } from '@gelanggang/contract/draw-options';
import type { Gender } from '@gelanggang/domain/words/genders';
import { TANDING_ID } from '@gelanggang/domain/words/labels';
import { mayDraw } from '@gelanggang/domain/results/lone-entrants';
import { readLoneRule } from '@gelanggang/medals/medals.queries';
import { createPools } from './divide';
import { readPairedClassIds } from './pairing';

export interface UndividedClass {
  ageCategoryId: number;
  categoryClassId: number;
  ageCategory: string;
  gender: Gender;
  className: string | null;
  /** Paid athletes. */
  athletes: number;
}

/** In the order of the draw. A class that is drawn together with others has its drawing already. */
export function undividedClasses(
  manager: Pick<EntityManager, 'query'>,
  tournamentId: number,
): Promise<UndividedClass[]> {
  return manager.query(
    `select a.id as "ageCategoryId", k.id as "categoryClassId", a.name as "ageCategory", k.gender, k.name as "className",
            count(*)::int as athletes
     from participant p
     join team_member m on m.id = p.team_member_id and m.match_category_id = $2
     join category_class k on k.id = m.category_class_id
     join age_category a on a.id = k.age_category_id
     where p.tournament_id = $1 and not exists (
       select 1 from drawing d where d.tournament_id = $1 and d.match_category_id = $2 and (
         d.category_class_id = k.id
         or d.category_class_id in (select s.class_id from merged_class s where s.source_class_id = k.id)))
     group by a.id, k.id
     order by a.position, a.id, k.gender desc, k.position, k.id`,
    [tournamentId, TANDING_ID],
  );
}

export interface LoneClass extends Omit<UndividedClass, 'athletes'> {
  athlete: string;
  contingent: string;
  /** Its pool is made already, with this one athlete, and not drawn. */
  isDivided: boolean;
}

/** Classes with one paid athlete, drawn with no other class and not by themselves: whose opponent has to be found. */
export function loneClasses(manager: Pick<EntityManager, 'query'>, tournamentId: number): Promise<LoneClass[]> {
  return manager.query(
    `select a.id as "ageCategoryId", k.id as "categoryClassId", a.name as "ageCategory", k.gender, k.name as "className",
            min(m.name) as athlete, min(c.name) as contingent,
            exists (select 1 from drawing d where d.tournament_id = $1 and d.category_class_id = k.id) as "isDivided"
     from participant p
     join team_member m on m.id = p.team_member_id and m.match_category_id = $2
     join contingent c on c.id = m.contingent_id
     join category_class k on k.id = m.category_class_id
     join age_category a on a.id = k.age_category_id
     where p.tournament_id = $1 and not exists (
       select 1 from drawing d where d.tournament_id = $1 and d.match_category_id = $2 and (
         d.category_class_id in (select s.class_id from merged_class s where s.source_class_id = k.id)
         or (d.category_class_id = k.id
           and exists (select 1 from pool o where o.drawing_id = d.id and o.status <> 'waiting'))))
     group by a.id, k.id having count(*) = 1
     order by a.position, a.id, k.gender desc, k.position, k.id`,
    [tournamentId, TANDING_ID],
  );
}

export interface Undivided {
  /** Those that can be drawn by themselves; whoever meets only an opponent of nearly the same size is paired first (art. 3.2.a). */
  ready: UndividedClass[];
  /** With one athlete, where the tournament has them merged first. */
  lone: UndividedClass[];
}

export async function readUndivided(manager: EntityManager, tournamentId: number): Promise<Undivided> {
  const rule = await readLoneRule(manager, tournamentId);
  const classes = await undividedClasses(manager, tournamentId);
  const paired = await readPairedClassIds(manager, tournamentId);
  return {
    ready: classes.filter((one) => mayDraw(rule, one.athletes) && !paired.has(one.categoryClassId)),
    lone: classes.filter(({ athletes }) => !mayDraw(rule, athletes)),
  };
}

/** False: somebody else has divided it meanwhile, or its athletes are gone. */
export async function divideClass(
  dataSource: DataSource,
  { tournamentId, matchChart, accountId }: { tournamentId: number; matchChart: MatchChart; accountId: number },
  { ageCategoryId, categoryClassId }: UndividedClass,
): Promise<boolean> {
  const drawn = { tournamentId, matchCategoryId: TANDING_ID, ageCategoryId, categoryClassId };
  const outcome = await createPools(dataSource, { ...drawn, matchChart }, accountId);
  return outcome.ok;
}
