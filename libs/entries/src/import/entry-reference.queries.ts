// What an entry list is held against: regions, categories, ages, classes, the tournament and its contingents.
import { ageBounds } from '@gelanggang/database/queries/age-categories';
import type { AgeBounds } from '@gelanggang/domain/athletes/age';
import type { EntityManager } from 'typeorm';
import { nameKey } from '@gelanggang/domain/entry-list/columns';
import type { Vocabulary } from '@gelanggang/domain/entry-list/entry-words';
import { type Place, PlaceNames } from '@gelanggang/domain/entry-list/places';
import { readRuleSetOf } from '@gelanggang/database/queries/rule-set.queries';
import type { NomorSet } from '@gelanggang/domain/rules/nomor';
import type { SeniMatchType } from '@gelanggang/domain/seni/performance-time';
import type { Gender } from '@gelanggang/domain/words/genders';
import type { MatchKind } from '@gelanggang/domain/words/labels';
import { loadPlaceBook, type PlaceBook } from './place-book';
import { type ImportScope, loadStanding, type StandingContingents } from './standing.queries';

export interface ReferenceTournament {
  id: number;
  name: string;
  /** `YYYY-MM-DD` */
  startDate: string;
}

export interface ReferenceMatchCategory {
  id: number;
  name: string;
  key: SeniMatchType | 'tanding';
  kind: MatchKind;
  unitSize: number;
  isOffered: boolean;
}

export interface ReferenceAgeCategory extends AgeBounds {
  id: number;
  name: string;
}

export interface ReferenceClass {
  id: number;
  ageCategoryId: number;
  gender: Gender;
  name: string;
  position: number;
  weightMin: number | null;
  weightMax: number | null;
  includesMin: boolean;
}

/** Maps are by `nameKey` of the name. */
export interface EntryReference extends StandingContingents {
  tournament: ReferenceTournament;
  places: PlaceNames;
  vocabulary: Vocabulary;
  matchCategories: Map<string, ReferenceMatchCategory>;
  ageCategories: Map<string, ReferenceAgeCategory>;
  classes: ReferenceClass[];
  /** Says which events there are. */
  ruleSet: NomorSet;
  /** Counts who is entered row by row: of one check. */
  placeBook: PlaceBook;
}

/** The words of categories and ages, as the tournament has them. */
export async function loadVocabulary(manager: EntityManager): Promise<Vocabulary> {
  const named = async (table: string) => {
    const rows: { name: string }[] = await manager.query(`select name from ${table} order by id`);
    return rows.map(({ name }) => name);
  };
  const nomor: { name: string }[] = await manager.query('select distinct name from rule_set_nomor order by name');
  return {
    categories: await named('match_category'),
    ages: [...new Set(await named('age_category'))],
    nomor: nomor.map(({ name }) => name),
  };
}

export async function loadEntryReference(
  manager: EntityManager,
  tournament: ReferenceTournament,
  scope: ImportScope,
): Promise<EntryReference> {
  const matchCategories: ReferenceMatchCategory[] = await manager.query(
    `select m.id, m.name, m.key, m.kind, m.unit_size as "unitSize", (t.id is not null) as "isOffered"
     from match_category m
     left join tournament_match_category t on t.match_category_id = m.id and t.tournament_id = $1`,
    [tournament.id],
  );
  const ageCategories: ReferenceAgeCategory[] = await manager.query(
    `select a.id, a.name, ${ageBounds()} from age_category a where tournament_has_age($1, a.id)`,
    [tournament.id],
  );
  const classes: ReferenceClass[] = await manager.query(
    `select id, age_category_id as "ageCategoryId", gender, name, position, weight_min as "weightMin",
       weight_max as "weightMax", includes_min as "includesMin"
     from category_class where not is_merged order by position, id`,
  );
  const ruleSet = await readRuleSetOf(manager, tournament.id);
  if (!ruleSet) throw new Error(`Tournament ${tournament.id} has no rule set.`);
  const standing = await loadStanding(manager, tournament.id, scope);
  return {
    tournament,
    ruleSet,
    placeBook: await loadPlaceBook(manager, tournament.id, standing),
    places: await loadPlaces(manager),
    vocabulary: {
      categories: matchCategories.map(({ name }) => name),
      ages: ageCategories.map(({ name }) => name),
    },
    matchCategories: new Map(matchCategories.map((row) => [nameKey(row.name), row])),
    ageCategories: new Map(ageCategories.map((row) => [nameKey(row.name), row])),
    classes,
    ...standing,
  };
}

export async function loadPlaces(manager: EntityManager): Promise<PlaceNames> {
  const provinces: { id: number; name: string }[] = await manager.query('select id, name from province');
  const places: Place[] = await manager.query(
    `select p.id as "provinceId", p.name as province, d.id as "districtId", d.name as district
     from district d join province p on p.id = d.province_id order by d.id`,
  );
  return new PlaceNames(places, provinces);
}
