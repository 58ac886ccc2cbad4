// What an entry list is held against: regions, categories, ages, classes, the tournament and its contingents.
import type { EntityManager } from 'typeorm';
import type { Gender } from '@gelanggang/domain/words/genders';
import { type ImportScope, loadStanding, type Standing } from './standing.queries';
import { nameKey } from './understand-cells';

export interface ReferenceTournament {
  id: number;
  name: string;
  /** `YYYY-MM-DD` */
  startDate: string;
}

export interface ReferenceMatchCategory {
  id: number;
  name: string;
  kind: 'tanding' | 'seni';
  unitSize: number;
  isOffered: boolean;
}

export interface ReferenceAgeCategory {
  id: number;
  name: string;
  aboveYears: number | null;
  upToYears: number | null;
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
export interface EntryReference {
  tournament: ReferenceTournament;
  provinces: Map<string, { id: number; districts: Map<string, number> }>;
  matchCategories: Map<string, ReferenceMatchCategory>;
  ageCategories: Map<string, ReferenceAgeCategory>;
  classes: ReferenceClass[];
  /** What already stands in the database for the contingent of that name and district. */
  standingOf(contingent: string, districtId: number): Standing;
}

/** Names that offices write instead of a province's full one. */
const PROVINCE_ALIASES: Readonly<Record<string, string>> = {
  'daerah khusus ibukota jakarta': 'dki jakarta',
  'daerah istimewa yogyakarta': 'di yogyakarta',
};

export async function loadEntryReference(
  manager: EntityManager,
  tournament: ReferenceTournament,
  scope: ImportScope,
): Promise<EntryReference> {
  const provinces = await loadProvinces(manager);
  const matchCategories: ReferenceMatchCategory[] = await manager.query(
    `select m.id, m.name, m.kind, m.unit_size as "unitSize", (t.id is not null) as "isOffered"
     from match_category m
     left join tournament_match_category t on t.match_category_id = m.id and t.tournament_id = $1`,
    [tournament.id],
  );
  const ageCategories: ReferenceAgeCategory[] = await manager.query(
    `select id, name, above_years as "aboveYears", up_to_years as "upToYears" from age_category`,
  );
  const classes: ReferenceClass[] = await manager.query(
    `select id, age_category_id as "ageCategoryId", gender, name, position, weight_min as "weightMin",
       weight_max as "weightMax", includes_min as "includesMin"
     from category_class where not is_merged order by position, id`,
  );
  return {
    tournament,
    provinces,
    matchCategories: new Map(matchCategories.map((row) => [nameKey(row.name), row])),
    ageCategories: new Map(ageCategories.map((row) => [nameKey(row.name), row])),
    classes,
    standingOf: await loadStanding(manager, tournament.id, scope),
  };
}

async function loadProvinces(manager: EntityManager): Promise<EntryReference['provinces']> {
  const provinces: { id: number; name: string }[] = await manager.query('select id, name from province');
  const districts: { id: number; province_id: number; name: string }[] = await manager.query(
    'select id, province_id, name from district',
  );
  const byId = new Map(provinces.map((row) => [row.id, new Map<string, number>()]));
  for (const row of districts) {
    const key = nameKey(row.name);
    byId
      .get(row.province_id)
      ?.set(key, row.id)
      .set(key.replace(/^kabupaten /, 'kab '), row.id);
  }
  const byName: EntryReference['provinces'] = new Map();
  for (const row of provinces) {
    const entry = { id: row.id, districts: byId.get(row.id) ?? new Map<string, number>() };
    byName.set(nameKey(row.name), entry);
    const alias = PROVINCE_ALIASES[nameKey(row.name)];
    if (alias) byName.set(alias, entry);
  }
  return byName;
}
