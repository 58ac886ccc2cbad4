// How many a tournament takes, a class of it, and a class of one contingent; what is left, and who still fits (issue 32, point 7).
import { grouped } from '../grouped';
import { GENDER_LABELS, type Gender } from '../words/genders';
import type { Sentence } from '../words/sentences';
import { placeTexts } from './place-texts';
import { placeSentences } from './sentences';

export const HOSTING_TIERS = ['lite', 'standard', 'premium'] as const;
export type HostingTier = (typeof HOSTING_TIERS)[number];

/** Spec 1 §1: participants of a tier; null: as many as come. An athlete counts once for each event. */
export const HOSTING_PLACES: Readonly<Record<HostingTier, number | null>> = { lite: 150, standard: 400, premium: null };
export const HOSTING_LABELS: Readonly<Record<HostingTier, string>> = {
  lite: 'Lite',
  standard: 'Standard',
  premium: 'Premium',
};

/** What an entry takes a place in. */
export interface PlacedEntry {
  contingent: string;
  matchCategoryId: number;
  ageCategoryId: number;
  gender: Gender;
  categoryClassId: number | null;
  nomor: string;
  teamLabel: string | null;
}

/** Of what a tournament offers; units are athletes, pairs or teams. Null: no limit. */
export interface OfferPlaces {
  unitSize: number;
  classPlaces: number | null;
  contingentPlaces: number | null;
  /** Of classes with a number of their own, by `classKey`. */
  ownPlaces?: ReadonlyMap<string, number>;
}

/** What one class takes: its own number, else that of all classes. */
export const placesOf = (offer: OfferPlaces, key: string): number | null =>
  offer.ownPlaces?.get(key) ?? offer.classPlaces;

export const classKey = (entry: Omit<PlacedEntry, 'contingent' | 'teamLabel'>): string =>
  [entry.matchCategoryId, entry.ageCategoryId, entry.gender, entry.categoryClassId ?? '', entry.nomor].join(' ');

/** Units that these entries of one class take: a pair or a team that has begun takes its place, whoever is still missing. */
export function placesTaken(
  entries: readonly Pick<PlacedEntry, 'contingent' | 'teamLabel'>[],
  unitSize: number,
): number {
  const units = grouped(entries, ({ contingent, teamLabel }) =>
    unitSize > 1 ? JSON.stringify([contingent, (teamLabel ?? '').trim().toLowerCase()]) : contingent,
  );
  return [...units.values()].reduce((sum, members) => sum + Math.ceil(members.length / unitSize), 0);
}

/** Null: no limit. A limit that was lowered below what stands leaves none. */
export const placesLeft = (places: number | null, taken: number): number | null =>
  places === null ? null : Math.max(0, places - taken);

export type PlaceFault = 'tournament-full' | 'class-full' | 'contingent-full';

/** Who of a list does not fit, in its order, after those that stand; these stay, though they be more than a limit allows. */
export class Places {
  private readonly classes = new Map<string, PlacedEntry[]>();
  private count = 0;

  constructor(
    private readonly tournamentPlaces: number | null,
    private readonly offers: ReadonlyMap<number, OfferPlaces>,
    standing: readonly PlacedEntry[],
  ) {
    for (const entry of standing) this.add(entry);
  }

  /** Takes the place where there is one. */
  take(entry: PlacedEntry): PlaceFault | null {
    const fault = this.faultOf(entry);
    if (fault === null) this.add(entry);
    return fault;
  }

  private faultOf(entry: PlacedEntry): PlaceFault | null {
    if (this.tournamentPlaces !== null && this.count >= this.tournamentPlaces) return 'tournament-full';
    const offer = this.offers.get(entry.matchCategoryId);
    if (!offer) return null;
    const key = classKey(entry);
    const classPlaces = placesOf(offer, key);
    const all = [...(this.classes.get(key) ?? []), entry];
    const own = all.filter(({ contingent }) => contingent === entry.contingent);
    if (classPlaces !== null && placesTaken(all, offer.unitSize) > classPlaces) return 'class-full';
    return offer.contingentPlaces !== null && placesTaken(own, offer.unitSize) > offer.contingentPlaces
      ? 'contingent-full'
      : null;
  }

  private add(entry: PlacedEntry): void {
    const key = classKey(entry);
    const standing = this.classes.get(key);
    if (standing) standing.push(entry);
    else this.classes.set(key, [entry]);
    this.count += 1;
  }
}

/** What a refusal names. */
export interface FullPlace {
  places: number;
  tier: HostingTier;
  category: string;
  age: string;
  gender: Gender;
  /** Null in seni. */
  class: string | null;
  nomor: string;
}

export function classTitle(of: Pick<FullPlace, 'category' | 'age' | 'gender' | 'class' | 'nomor'>): string {
  const name =
    of.class === null ? of.nomor : /^(tanpa )?kelas\b/i.test(of.class) ? of.class : placeTexts.className(of.class);
  return [of.category, name, of.age, GENDER_LABELS[of.gender]].filter((part) => part !== '').join(' ');
}

export function fullSentence(fault: PlaceFault, of: FullPlace): Sentence {
  switch (fault) {
    case 'tournament-full':
      return placeSentences.tournamentFull(() => HOSTING_LABELS[of.tier], of.places);
    case 'class-full':
      return placeSentences.classFull(() => classTitle(of), of.places);
    case 'contingent-full':
      return placeSentences.contingentFull(() => classTitle(of), of.places);
  }
}

/** As the API answers them; `own` is a contingent's. */
export interface KnownPlaces {
  places: number | null;
  taken: number;
  offers: readonly { match_category_id: number; class_places: number | null; contingent_places: number | null }[];
  classes: readonly {
    match_category_id: number;
    age_category_id: number;
    gender: Gender;
    category_class_id: number | null;
    nomor: string;
    /** Its own number, else that of its offer. */
    places?: number | null;
    taken: number;
    own: number;
  }[];
}

/** The fewest places that are left in a class to a contingent, whichever limit it is; null: nothing limits it. */
export function leftIn(known: KnownPlaces, entry: Parameters<typeof classKey>[0]): number | null {
  const offer = known.offers.find((one) => one.match_category_id === entry.matchCategoryId);
  const standing = known.classes.find(
    (one) =>
      classKey({
        matchCategoryId: one.match_category_id,
        ageCategoryId: one.age_category_id,
        gender: one.gender,
        categoryClassId: one.category_class_id,
        nomor: one.nomor,
      }) === classKey(entry),
  );
  const left = [
    placesLeft(known.places, known.taken),
    placesLeft(standing?.places ?? offer?.class_places ?? null, standing?.taken ?? 0),
    placesLeft(offer?.contingent_places ?? null, standing?.own ?? 0),
  ].filter((one) => one !== null);
  return left.length === 0 ? null : Math.min(...left);
}
