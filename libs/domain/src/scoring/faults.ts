// The faults of tanding to choose from at the table (rulebook 2025, art. 9.4.a.6 for the young, 11.6.d.1–3 for the grown).
import type { ThrowKind } from '../rules/throw-kinds';
import { faultTexts } from './fault-texts';

export const FAULT_WEIGHTS = ['light', 'moderate', 'heavy'] as const;
export type FaultWeight = (typeof FAULT_WEIGHTS)[number];
export const FAULT_WEIGHT_LABELS: Readonly<Record<FaultWeight, string>> = faultTexts.weights;

export interface Fault {
  /** Stays for ever: sheets keep it. */
  id: string;
  weight: FaultWeight;
  label: string;
  /** Disqualified at once (art. 11.6.d.4.d). */
  isDisqualifying?: true;
  /** Only where this throw is legal, or is not; else for all of its list. */
  where?: { throw: ThrowKind; isLegal: boolean };
}

/** What few of them have beside their weight. */
const MORE: Readonly<Record<string, Partial<Fault>>> = {
  'g-menancapkan': { isDisqualifying: true },
  'm-guntingan': { where: { throw: 'scissors', isLegal: false } },
  'm-membalas-guntingan': { where: { throw: 'scissors', isLegal: true } },
};

const listOf = (prefix: string, texts: Readonly<Record<FaultWeight, Readonly<Record<string, string>>>>): Fault[] =>
  FAULT_WEIGHTS.flatMap((weight) =>
    Object.keys(texts[weight]).map((id) => ({
      id: `${prefix}-${id}`,
      weight,
      get label() {
        return texts[weight][id] ?? id;
      },
      ...MORE[`${prefix}-${id}`],
    })),
  );

export const GROWN_FAULTS: readonly Fault[] = listOf('g', faultTexts.grown);
export const YOUNG_FAULTS: readonly Fault[] = listOf('m', faultTexts.young);

const ALL = new Map([...GROWN_FAULTS, ...YOUNG_FAULTS].map((fault) => [fault.id, fault]));
export const FAULT_IDS: readonly string[] = [...ALL.keys()];

/** What of a match's rules decides on its faults. */
export interface FaultRules {
  isYoung: boolean;
  throws: readonly ThrowKind[];
}

/** Those that the table of a match offers, light ones first. */
export function faultsOf({ isYoung, throws }: FaultRules): readonly Fault[] {
  const faults = isYoung ? YOUNG_FAULTS : GROWN_FAULTS;
  return faults.filter(({ where }) => !where || throws.includes(where.throw) === where.isLegal);
}

/** null for an id that no list has. */
export const faultById = (id: string): Fault | null => ALL.get(id) ?? null;

/** Given to who was counted to 9 (art. 11.6.g.2.c; for the young 9.4.a.6): a moderate fault. */
export const countedToNine = ({ isYoung }: Pick<FaultRules, 'isYoung'>): string =>
  isYoung ? 'm-hitungan-9' : 'g-tidak-siap';
