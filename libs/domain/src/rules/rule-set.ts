// A rule set of tanding as data: ages, weights, times, points and gaps, each figure with the article that sets it.
import type { AgeBounds, AgeCounting } from '../athletes/age';
import type { RoundPlan } from '../schedule/match-length';
import type { HitKind } from '../scoring/hit-kinds';
import type { Gender } from '../words/genders';
import type { JurusList, Nomor } from './jurus-rules';
import type { ThrowKind } from './throw-kinds';
import { ruleSetTexts } from './rule-set-texts';

/** Steps that take points off. */
export const COSTLY_STEPS = ['teguran-1', 'teguran-2', 'peringatan-1', 'peringatan-2'] as const;
export type CostlyStep = (typeof COSTLY_STEPS)[number];

/** The classes of one gender: Under, then letters in equal steps, then the open ones. Bounds in kg. */
export interface ClassRow {
  gender: Gender;
  /** Upper bound of an Under class, which begins at nothing; null where there is none. */
  under: number | null;
  /** Lower bound of the first letter, which includes it. */
  from: number;
  step: number;
  /** A letter each class, 'ABC'. */
  letters: string;
  /** As name, above, up to; null: without end. */
  open: readonly { name: string; above: number; upTo: number | null }[];
}

/** How far apart two opponents may be where there are no weight classes. */
export interface Closeness {
  years: number;
  cm: number;
  kg: number;
}

export const GROUP_FIGURES = [
  ...(['ages', 'isYoung', 'isWeighed', 'pairing', 'times'] as const),
  ...(['gap', 'gapFromRound', 'throws', 'classes', 'nomor'] as const),
];
export type GroupFigure = (typeof GROUP_FIGURES)[number];
export const GROUP_FIGURE_LABELS: Readonly<Record<GroupFigure, string>> = ruleSetTexts.figures;

/** What holds for athletes of one age. */
export interface RuleGroup {
  /** Stays for ever: sheets keep it. */
  id: string;
  name: string;
  /** In years, as the set counts them; null: from birth, without end. */
  fromYears: number | null;
  toYears: number | null;
  /** Whether the faults of the young hold, or those of the grown. */
  isYoung: boolean;
  isWeighed: boolean;
  /** null: they meet by weight class. */
  pairing: Closeness | null;
  /** null: those of the age category. */
  times: RoundPlan | null;
  /** A lead of so many points is a win by WMP … */
  gap: number;
  /** … from this round on. */
  gapFromRound: number;
  /** Which are legal; where none is, nobody is offered one. */
  throws: readonly ThrowKind[];
  /** Empty where the set knows none. */
  classes: readonly ClassRow[];
  /** Events within the categories of seni; left out: those that IPSI 2025 has for a group of this id. */
  nomor?: readonly Nomor[];
  /** The article of each figure. Of a federation's set a figure without one is not verified. */
  articles: Readonly<Partial<Record<GroupFigure, string>>>;
}

export interface RuleSet {
  /** Lower-case words with hyphens, `ipsi-2025`. */
  id: string;
  /** From 1; each change of an organiser's own set is the next one. */
  version: number;
  /** As shown: 'IPSI 2025'. */
  name: string;
  /** `YYYY-MM-DD` from which it holds. */
  dated: string;
  /** An organiser's own times take the place of those of the age categories; a federation's are loaded into them. */
  issuer: 'federation' | 'organiser';
  source: string;
  ageCounting: AgeCounting;
  points: Readonly<Record<HitKind, number>>;
  /** Below 0. */
  penalties: Readonly<Record<CostlyStep, number>>;
  articles: Readonly<Partial<Record<'points' | 'penalties', string>>>;
  /** Youngest first. */
  groups: readonly RuleGroup[];
  /** Which jurus, by number, are shown where; left out: the usual ones. */
  jurusLists?: readonly JurusList[];
}

/** The ages of a group, as its set counts them. */
export const boundsOfGroup = (
  { fromYears, toYears }: Pick<RuleGroup, 'fromYears' | 'toYears'>,
  { ageCounting }: Pick<RuleSet, 'ageCounting'>,
): AgeBounds => ({ aboveYears: fromYears, upToYears: toYears, counting: ageCounting });
