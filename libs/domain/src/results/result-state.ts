// How a result stands before everybody: one function for the match page, bracket, medals, screens and announcer.
import type { Remedy } from '../protests/protests';
import type { MatchStatus } from './match-steps';
import { resultStateTexts } from './result-state-texts';

export const RESULT_STATES = ['live', 'unofficial', 'official', 'protested', 'corrected', 'disqualified'] as const;
export type ResultState = (typeof RESULT_STATES)[number];

export const RESULT_STATE_LABELS: Readonly<Record<ResultState, string>> = resultStateTexts.states;

export interface ResultFacts {
  status: MatchStatus;
  /** The tournament lets the announcer release results. */
  waitsForAnnouncer: boolean;
  isAnnounced: boolean;
  /** A protest or an appeal is in and not decided. */
  hasOpenProtest: boolean;
  /** It stands in place of another result, and differs from it. */
  isCorrected: boolean;
  /** Who has won it, or performed, was disqualified for doping since: what was fought stands, and counts for no medal. */
  isWinnerOut: boolean;
}

/** null: there is no result yet. */
export function resultState(facts: ResultFacts): ResultState | null {
  if (facts.status === 'ongoing') return 'live';
  if (facts.status !== 'finished' && facts.status !== 'walkover') return null;
  if (facts.hasOpenProtest) return 'protested';
  if (facts.waitsForAnnouncer && !facts.isAnnounced) return 'unofficial';
  if (facts.isWinnerOut) return 'disqualified';
  return facts.isCorrected ? 'corrected' : 'official';
}

/** By whom a result was put right: the desk, or the decision on a protest or its appeal. */
export type CorrectedBy = 'desk' | 'protest' | 'appeal';

/** 'Hasil diubah atas keputusan protes.' */
export function correctionSentence({ by, remedy }: { by: CorrectedBy; remedy: Remedy | null }): string {
  return resultStateTexts.correction(resultStateTexts.what[remedy ?? 'result-changed'], resultStateTexts.by[by]);
}
