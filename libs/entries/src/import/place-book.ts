// Which rows of an entry list no longer find a place: in their order, after whoever is entered already.
import type { EntityManager } from 'typeorm';
import { nomorName } from '@gelanggang/database/queries/nomor.queries';
import { readPlaces } from '@gelanggang/database/queries/places.queries';
import type { ClassPlaces } from '@gelanggang/contract/places';
import type { EntryColumn } from '@gelanggang/domain/entry-list/columns';
import { grouped } from '@gelanggang/domain/grouped';
import {
  classKey,
  type FullPlace,
  fullSentence,
  type OfferPlaces,
  type PlacedEntry,
  type PlaceFault,
  Places,
  placesOf,
} from '@gelanggang/domain/tournament/places';
import type { Entry } from './entry-list';
import { contingentKey, type StandingContingents } from './standing.queries';

export interface PlaceBook {
  /** Takes the place of this row where there is one. */
  refusalOf(entry: Entry): { column: EntryColumn; text: string } | null;
}

const UNLIMITED: PlaceBook = { refusalOf: () => null };

interface StandingEntry extends Omit<PlacedEntry, 'contingent'> {
  contingentId: number;
  nik: string;
  isEntered: boolean;
}

export async function loadPlaceBook(
  manager: EntityManager,
  tournamentId: number,
  contingents: StandingContingents,
): Promise<PlaceBook> {
  const [limits] = await readPlaces(manager, [tournamentId]);
  if (!limits || (limits.places === null && limits.offers.length === 0)) return UNLIMITED;
  const rows = await manager.query<StandingEntry[]>(
    `select m.contingent_id as "contingentId", m.nik, m.match_category_id as "matchCategoryId",
       m.age_category_id as "ageCategoryId", m.gender, m.category_class_id as "categoryClassId", m.nomor,
       m.team_label as "teamLabel", e.team_member_id is not null as "isEntered"
     from team_member m left join tournament_entry e on e.tournament_id = $1 and e.team_member_id = m.id
     where e.team_member_id is not null or m.contingent_id = any($2::bigint[]) order by m.id`,
    [tournamentId, contingents.ids],
  );
  const names = await manager.query<{ id: string; kind: 'category' | 'age' | 'class' | 'nomor'; name: string }[]>(
    `select id::text, 'category' as kind, name from match_category
     union all select id::text, 'age', name from age_category
     union all select id::text, 'class', name from category_class
     union all select distinct key, 'nomor', ${nomorName('$1', 'key')} from rule_set_nomor`,
    [tournamentId],
  );
  const offers = new Map(
    limits.offers.map((offer): [number, OfferPlaces] => [
      offer.match_category_id,
      {
        ...{ unitSize: offer.unit_size, classPlaces: offer.class_places, contingentPlaces: offer.contingent_places },
        ownPlaces: new Map(
          limits.classes.flatMap((one): [string, number][] =>
            one.match_category_id === offer.match_category_id && one.places !== null
              ? [[keyOfClass(one), one.places]]
              : [],
          ),
        ),
      },
    ]),
  );
  const nameOf = new Map(names.map(({ kind, id, name }) => [`${kind} ${id}`, name]));
  const placed = (row: StandingEntry): PlacedEntry => ({ ...row, contingent: String(row.contingentId) });
  const places = new Places(limits.places, offers, rows.filter(({ isEntered }) => isEntered).map(placed));
  const known = new Set(rows.map((row) => keyOf(row.contingentId, row)));
  // a contingent that comes with its list brings whoever it has already
  const coming = grouped(
    rows.filter(({ isEntered }) => !isEntered),
    ({ contingentId }) => contingentId,
  );
  const arrived = new Map<number, PlaceFault | null>();
  const arrive = (contingentId: number): PlaceFault | null => {
    const before = arrived.get(contingentId);
    if (before !== undefined) return before;
    const faults = (coming.get(contingentId) ?? []).map((row) => places.take(placed(row)));
    const fault = faults.find((one) => one !== null) ?? null;
    arrived.set(contingentId, fault);
    return fault;
  };
  const factsOf = (entry: Entry, fault: PlaceFault): FullPlace => {
    const offer = offers.get(entry.matchCategoryId);
    const most = {
      'tournament-full': limits.places,
      'class-full': offer && placesOf(offer, classKey(entry)),
      'contingent-full': offer?.contingentPlaces,
    }[fault];
    return {
      places: most ?? 0,
      tier: limits.hosting_tier,
      category: nameOf.get(`category ${entry.matchCategoryId}`) ?? '',
      age: nameOf.get(`age ${entry.ageCategoryId}`) ?? '',
      gender: entry.gender,
      class: entry.categoryClassId === null ? null : (nameOf.get(`class ${entry.categoryClassId}`) ?? ''),
      nomor: nameOf.get(`nomor ${entry.nomor}`) ?? '',
    };
  };
  return {
    refusalOf(entry) {
      const { id } = contingents.standingOf(entry.contingent, entry.districtId);
      const whole = arrive(id);
      const isKnown = known.has(keyOf(id, entry)) || known.has(keyOf(id, { ...entry, nomor: '' }));
      const contingent = id === 0 ? contingentKey(entry.contingent, entry.districtId) : String(id);
      const fault = whole ?? (isKnown ? null : places.take({ ...entry, contingent }));
      if (fault === null) return null;
      const column = entry.categoryClassId !== null ? 'className' : entry.nomor !== '' ? 'nomor' : 'category';
      return { column, text: fullSentence(fault, factsOf(entry, fault)).text };
    },
  };
}

const keyOfClass = (one: ClassPlaces): string =>
  classKey({
    ...{ matchCategoryId: one.match_category_id, ageCategoryId: one.age_category_id, gender: one.gender },
    ...{ categoryClassId: one.category_class_id, nomor: one.nomor },
  });

const keyOf = (
  contingentId: number,
  { nik, matchCategoryId, nomor }: Pick<Entry, 'nik' | 'matchCategoryId' | 'nomor'>,
) => `${contingentId} ${nik} ${matchCategoryId} ${nomor}`;
