// What only the whole list shows: names of contingents that may be one, one person with two NIKs, one NIK for two people.
import type { Verdict } from '@gelanggang/contract/entry-columns';
import { isLikeName } from '@gelanggang/domain/contingents/like-names';
import { nameKey } from '@gelanggang/domain/entry-list/columns';
import type { RowPlace } from '@gelanggang/domain/entry-list/list-rows';
import { grouped } from '@gelanggang/domain/grouped';
import type { Entry } from './entry-list';
import type { EntryReference } from './entry-reference.queries';
import { verdict } from './row-faults';
import { athleteVerdictTexts, contingentVerdictTexts } from './verdict-texts';

type Doubt = Verdict & { entry: Entry };
type Told = (place: RowPlace, own: RowPlace) => string;

/** So many rows are named at most. */
const MOST_TOLD = 5;

/** Notes: nothing is refused for them. */
export function listDoubts(entries: readonly Entry[], reference: EntryReference, told: Told): Doubt[] {
  return [...likeContingents(entries, reference), ...likePeople(entries, told), ...standingPeople(entries, reference)];
}

/** Whoever stands already by another NIK: a list that corrects the NIK would enter the person a second time. */
function standingPeople(entries: readonly Entry[], { standingOf }: EntryReference): Doubt[] {
  return entries.flatMap((entry): Doubt[] => {
    const nik = standingOf(entry.contingent, entry.districtId).otherNikOf(entry);
    if (nik === undefined) return [];
    const text = athleteVerdictTexts.standsByOtherNik(entry.name, nik);
    return [{ ...verdict(entry, 'nik', 'same-person', text, 'note'), entry }];
  });
}

function likePeople(entries: readonly Entry[], told: Told): Doubt[] {
  const personOf = (entry: Entry) => `${nameKey(entry.name)} ${entry.birthDate}`;
  const eventOf = (entry: Entry) =>
    [nameKey(entry.contingent), entry.districtId, entry.matchCategoryId, entry.nomor, personOf(entry)].join('|');
  const { nikOfTwo, samePerson } = athleteVerdictTexts;
  return [
    ...doubtsOf(
      entries,
      ({ nik }) => nik,
      personOf,
      (entry, others) => {
        const text = nikOfTwo(entry.nik, others.map((other) => told(other, entry)).join(', '));
        return verdict(entry, 'nik', 'nik-of-two', text, 'note');
      },
    ),
    ...doubtsOf(
      entries,
      eventOf,
      ({ nik }) => nik,
      (entry, others) => {
        const text = samePerson(entry.name, others.map((other) => told(other, entry)).join(', '));
        return verdict(entry, 'nik', 'same-person', text, 'note');
      },
    ),
  ];
}

/** Of entries that agree in one thing those that differ in the other, each with some of the others. */
function doubtsOf(
  entries: readonly Entry[],
  agreeIn: (entry: Entry) => string,
  differIn: (entry: Entry) => string,
  doubt: (entry: Entry, others: readonly Entry[]) => Verdict,
): Doubt[] {
  return [...grouped(entries, agreeIn).values()].flatMap((same) => {
    // one row of each kind is enough to tell it
    const kinds = [...new Map(same.map((entry) => [differIn(entry), entry])).entries()];
    if (kinds.length < 2) return [];
    return same.map((entry): Doubt => {
      const own = differIn(entry);
      const others = kinds.slice(0, MOST_TOLD + 1).filter(([kind]) => kind !== own);
      return {
        ...doubt(
          entry,
          others.slice(0, MOST_TOLD).map(([, other]) => other),
        ),
        entry,
      };
    });
  });
}

/** Comparing each with each takes its time; no district has as many contingents in one list. */
const MOST_COMPARED = 200;

/** Of two names the one with fewer rows is asked about, of as many the later one. */
function likeContingents(entries: readonly Entry[], { standingOf }: EntryReference): Doubt[] {
  const isNew = ({ contingent, districtId }: Entry) => standingOf(contingent, districtId).id === 0;
  return [...grouped(entries, ({ districtId }) => districtId).values()].flatMap((ofDistrict) => {
    const byName = [...grouped(ofDistrict, ({ contingent }) => nameKey(contingent)).values()].filter(
      ([first]) => first && isNew(first),
    );
    if (byName.length > MOST_COMPARED) return [];
    const bySize = byName
      .map((rows, at) => ({ rows, at }))
      .sort((a, b) => b.rows.length - a.rows.length || a.at - b.at);
    const names = bySize.map(({ rows }) => rows[0]?.contingent ?? '');
    return bySize.flatMap(({ rows }, place) => {
      const like = names.slice(0, place).filter((name) => isLikeName(names[place] ?? '', name));
      if (like.length === 0) return [];
      return rows.map((entry): Doubt => {
        const text = contingentVerdictTexts.similarInList(entry.contingent, like);
        return { ...verdict(entry, 'contingent', 'similar-contingent', text, 'note', like), entry };
      });
    });
  });
}
