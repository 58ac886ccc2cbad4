// The figures by which a tanding match is fought and won: one rule set a federation or organiser, one row an age group.
import type { AgeBounds } from '../athletes/age';
import { AGE_GROUPS, type AgeGroup, ageGroupOf } from './age-groups';

export const THROW_KINDS = ['sweep', 'catch', 'scissors'] as const;
/** How an opponent is brought down: sapuan, tangkapan, guntingan. */
export type ThrowKind = (typeof THROW_KINDS)[number];
export const THROW_KIND_LABELS: Readonly<Record<ThrowKind, string>> = {
  sweep: 'Sapuan',
  catch: 'Tangkapan',
  scissors: 'Guntingan',
};

/** What holds for one match; kept with its sheet, so that a later rulebook changes nothing of it. */
export interface TandingRules {
  set: string;
  version: number;
  group: AgeGroup;
  /** A lead of so many points is a win by WMP … (art. 11.6.g.4.b; 9.4.a.3 for Usia Dini) */
  gap: number;
  /** … from this round on. */
  gapFromRound: number;
  /** Which throws are legal; where none is, nobody is offered one (art. 9.4.a.4–5). */
  throws: readonly ThrowKind[];
}

export interface TandingRuleSet {
  id: string;
  version: number;
  /** As shown: 'IPSI 2025'. */
  name: string;
  /** `YYYY-MM-DD` of the decree. */
  dated: string;
  groups: Readonly<Record<AgeGroup, Pick<TandingRules, 'gap' | 'gapFromRound' | 'throws'>>>;
}

const EARLY = { gap: 20, gapFromRound: 1 };
const FULL = { gap: 30, gapFromRound: 2, throws: THROW_KINDS };

/** PB IPSI, Skep-70/III/2025. */
export const IPSI_2025_TANDING: TandingRuleSet = {
  ...{ id: 'ipsi-2025', version: 1, name: 'IPSI 2025', dated: '2025-07-09' },
  groups: {
    'pra-usia-dini': { ...EARLY, throws: [] },
    'usia-dini-1': { ...EARLY, throws: [] },
    'usia-dini-2': { ...EARLY, throws: ['sweep', 'catch'] },
    'pra-remaja': FULL,
    remaja: FULL,
    dewasa: FULL,
    'master-1': FULL,
    'master-2': FULL,
  },
};

export const TANDING_RULE_SETS: readonly TandingRuleSet[] = [IPSI_2025_TANDING];

/** The rules of a set for an age category. */
export function rulesFor(bounds: AgeBounds, set: TandingRuleSet = IPSI_2025_TANDING): TandingRules {
  const group = ageGroupOf(bounds);
  return { set: set.id, version: set.version, group, ...set.groups[group] };
}

/** What cannot be in a set, a sentence each; empty where all is well. */
export function faultsInSet({ groups, dated, version }: TandingRuleSet): string[] {
  return [
    ...(/^\d{4}-\d{2}-\d{2}$/.test(dated) ? [] : ['Tanggal aturan tidak benar.']),
    ...(Number.isInteger(version) && version > 0 ? [] : ['Versi aturan tidak benar.']),
    ...AGE_GROUPS.flatMap((group) => {
      const row = groups[group];
      if (!row) return [`${group}: tidak ada aturan.`];
      const whole = (value: number, most: number) => Number.isInteger(value) && value >= 1 && value <= most;
      return [
        ...(whole(row.gap, 99) ? [] : [`${group}: selisih nilai harus 1 sampai 99.`]),
        ...(whole(row.gapFromRound, 3) ? [] : [`${group}: babak selisih harus 1 sampai 3.`]),
        ...(new Set(row.throws).size === row.throws.length ? [] : [`${group}: jatuhan tertulis dua kali.`]),
      ];
    }),
  ];
}
