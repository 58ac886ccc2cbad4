// What the entry of an athlete is held against: categories, classes, its contingent's tournaments, its team mates.
import type { EntityManager } from 'typeorm';
import { isAgeInUse, isAgeOfContingent } from '@gelanggang/database/queries/age-categories';
import { nomorSetsOf } from '@gelanggang/database/queries/nomor.queries';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import type { NomorSet } from '@gelanggang/domain/rules/nomor';
import type { SeniMatchType } from '@gelanggang/domain/seni/performance-time';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import type { MemberValues } from './team-members.mapper';

export interface AgeCategory extends AgeBounds {
  id: number;
  name: string;
}

export interface MemberClass {
  id: number;
  name: string;
  ageCategoryId: number;
  gender: Gender;
  weightMin: number | null;
  weightMax: number | null;
  includesMin: boolean;
}

export interface EnteredCategory {
  name: string;
  key: SeniMatchType | 'tanding';
  kind: MatchKind;
  unitSize: number;
  isAdmitted: boolean;
}

export interface EntryReference {
  /** null: there is no such category. */
  matchCategory: EnteredCategory | null;
  hasChampionship: boolean;
  /** `YYYY-MM-DD` of today at the server. */
  today: string;
  /** Those of the contingent's tournaments that are not over, else all in use; youngest first. */
  ageCategories: AgeCategory[];
  /** Those of the chosen age category, and the chosen one wherever it belongs. */
  classes: MemberClass[];
  /** Of the contingent, not over yet. */
  tournaments: { name: string; startDate: string }[];
  /** Those of these tournaments. */
  ruleSets: NomorSet[];
  /** Others of the contingent who perform under the same label in the same category and event. */
  teamMates: { gender: Gender; ageCategoryId: number }[];
}

export async function readEntryReference(
  manager: EntityManager,
  member: MemberValues,
  exceptId: number | null,
): Promise<EntryReference> {
  const [row] = await manager.query<EntryReference[]>(
    `select
       (select json_build_object('name', k.name, 'key', k.key, 'kind', k.kind, 'unitSize', k.unit_size, 'isAdmitted', exists (
            select 1 from championship_match_category a
            where a.match_category_id = k.id and a.championship_category_id = $2))
          from match_category k where k.id = $1) as "matchCategory",
       exists (select 1 from championship_category where id = $2) as "hasChampionship",
       to_char(now(), 'YYYY-MM-DD') as today,
       (select coalesce(json_agg(json_build_object('id', a.id, 'name', a.name, 'aboveYears', a.above_years,
            'upToYears', a.up_to_years, 'counting', a.counting) order by a.above_years nulls first, a.id), '[]')
          from age_category a where case when exists (
              select from contingent_registration r join tournament t on t.id = r.tournament_id and t.deleted_at is null
              where r.contingent_id = $5 and t.end_date >= (now() at time zone t.time_zone)::date)
            then ${isAgeOfContingent('$5')} else ${isAgeInUse()} end) as "ageCategories",
       (select coalesce(json_agg(json_build_object('id', c.id, 'name', c.name, 'ageCategoryId', c.age_category_id,
            'gender', c.gender, 'weightMin', c.weight_min, 'weightMax', c.weight_max, 'includesMin', c.includes_min)
            order by c.position, c.id), '[]')
          from category_class c where (c.age_category_id = $3 or c.id = $4) and not c.is_merged) as classes,
       (select coalesce(json_agg(json_build_object('name', t.name, 'startDate', t.start_date) order by t.start_date, t.id),
            '[]')
          from contingent_registration r join tournament t on t.id = r.tournament_id and t.deleted_at is null
          where r.contingent_id = $5 and t.end_date >= (now() at time zone t.time_zone)::date) as tournaments,
       ${nomorSetsOf(`select t.rule_set from contingent_registration r
          join tournament t on t.id = r.tournament_id and t.deleted_at is null
          where r.contingent_id = $5 and t.end_date >= (now() at time zone t.time_zone)::date`)} as "ruleSets",
       (select coalesce(json_agg(json_build_object('gender', m.gender, 'ageCategoryId', m.age_category_id)), '[]')
          from team_member m
          where m.contingent_id = $5 and m.match_category_id = $1 and lower(m.team_label) = lower($6)
            and m.nomor = $8 and m.id is distinct from $7) as "teamMates"`,
    [
      member.matchCategoryId,
      member.championshipCategoryId,
      member.ageCategoryId,
      member.categoryClassId,
      member.contingentId,
      member.teamLabel,
      exceptId,
      member.nomor,
    ],
  );
  if (!row) throw new Error('A select without from answers one row.');
  return row;
}
