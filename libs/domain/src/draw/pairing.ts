// Opponents where there are no weight classes: near in age, height and weight, as many pairs as can be (rulebook 2025, art. 3.2.a).
import { ageInMonths } from '../athletes/age';
import type { Closeness } from '../rules/rule-set';
import { bestMatching, type Edge, MOST_VERTICES } from './best-matching';

export interface PairedAthlete {
  id: number;
  contingentId: number;
  /** `YYYY-MM-DD` */
  birthDate: string;
  kg: number | null;
  cm: number | null;
}

export interface Difference {
  months: number;
  cm: number;
  kg: number;
}

export interface ProposedPair extends Difference {
  ids: [number, number];
  isOneContingent: boolean;
}

/** `unmeasured`: height or weight is missing; `nobody-near`: no one within the limits; `odd`: whoever is near has another. */
export type LeftReason = 'unmeasured' | 'nobody-near' | 'odd';

export interface Pairing {
  /** In the order of the athletes that were given. */
  pairs: ProposedPair[];
  left: { id: number; reason: LeftReason }[];
}

/** More than a class has; who asks for more is refused before. */
export const MOST_PAIRED = MOST_VERTICES;

/** Each of three measures costs as much as the others where it takes up its whole limit. */
const WHOLE_LIMIT = 1000;
/** One pair of one contingent less is worth more than all differences together. */
const ONE_CONTINGENT = 3 * WHOLE_LIMIT * (MOST_PAIRED / 2) + 1;

/** Of two athletes; null where one of them is not measured. `eventStart` as `YYYY-MM-DD`: age counts in its month. */
export function differenceOf(a: PairedAthlete, b: PairedAthlete, eventStart: string): Difference | null {
  if (a.cm === null || b.cm === null || a.kg === null || b.kg === null) return null;
  return {
    months: Math.abs(ageInMonths(a.birthDate, eventStart) - ageInMonths(b.birthDate, eventStart)),
    cm: hundredths(a.cm, b.cm) / 100,
    kg: hundredths(a.kg, b.kg) / 100,
  };
}

/** At most as far apart as the limits say: exactly 1 year, 3 cm and 1 kg still fit. */
export const isNear = ({ months, cm, kg }: Difference, limits: Closeness): boolean =>
  months <= limits.years * 12 && cm <= limits.cm && kg <= limits.kg;

/**
 * As many pairs as can be; of all such choices the one with the fewest pairs of one contingent, then the least difference
 * in all (each measure as a part of its limit). Everybody else is named with the reason.
 */
export function proposePairs(athletes: readonly PairedAthlete[], limits: Closeness, eventStart: string): Pairing {
  const near = new Set<number>();
  const edges = athletes.flatMap((one, a) =>
    athletes.slice(a + 1).flatMap((other, place): Edge[] => {
      const difference = differenceOf(one, other, eventStart);
      if (!difference || !isNear(difference, limits)) return [];
      const b = a + 1 + place;
      near.add(a).add(b);
      const isOne = one.contingentId === other.contingentId;
      return [{ a, b, cost: costOf(difference, limits) + (isOne ? ONE_CONTINGENT : 0) }];
    }),
  );
  const mates = bestMatching(athletes.length, edges);
  const pairs: ProposedPair[] = [];
  const left: Pairing['left'] = [];
  athletes.forEach((one, index) => {
    const mate = mates[index] ?? null;
    const other = mate === null ? undefined : athletes[mate];
    const difference = other && differenceOf(one, other, eventStart);
    if (other && difference && mate !== null) {
      const isOneContingent = one.contingentId === other.contingentId;
      if (mate > index) pairs.push({ ids: [one.id, other.id], ...difference, isOneContingent });
    } else {
      left.push({ id: one.id, reason: isMeasured(one) ? (near.has(index) ? 'odd' : 'nobody-near') : 'unmeasured' });
    }
  });
  return { pairs, left };
}

const isMeasured = ({ cm, kg }: PairedAthlete): boolean => cm !== null && kg !== null;

/** In whole hundredths, as they are measured: 30,3 and 29,3 are 1 apart, not a little more. */
const hundredths = (a: number, b: number): number => Math.abs(Math.round(a * 100) - Math.round(b * 100));

const costOf = ({ months, cm, kg }: Difference, limits: Closeness): number =>
  Math.round(WHOLE_LIMIT * (months / (limits.years * 12) + cm / limits.cm + kg / limits.kg));
