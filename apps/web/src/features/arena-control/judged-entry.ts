// What the desk shows of a performance: what is typed there, and beneath it what the judges gave on their panels.
import type { JudgeScores } from '@gelanggang/contract/jurus-panels';
import type { Disqualification } from '@gelanggang/domain/rules/jurus-rules';
import type { PerformanceOutcome } from '@gelanggang/domain/seni/performance-score';
import type { TakenOff } from '@gelanggang/domain/seni/council-items';
import { pointsText } from '@web/components/seni-score/points-text';

export interface Judged {
  scores: string[];
  /** null: nothing was entered at the desk, the council's stand. */
  items: readonly TakenOff[] | null;
  /** null: nobody has chosen at the desk. */
  outcome: PerformanceOutcome | null;
  reason: Disqualification | '';
  reached: string;
}

export type Shown = Omit<Judged, 'items' | 'outcome'> & { items: readonly TakenOff[]; outcome: PerformanceOutcome };

/** `usual`: for how many judges the desk had fields before anybody said otherwise. */
export function withPanels(
  { scores, items, outcome, reason, reached }: Judged,
  usual: number,
  panels: JudgeScores | null,
): Shown {
  const out = panels?.disqualified ?? null;
  const typed: Shown = {
    scores,
    items: items ?? (panels?.items ?? []).map(({ item, at }) => ({ item, at })),
    outcome: outcome ?? (out ? 'disqualified' : 'performed'),
    reason: reason || (out?.reason ?? ''),
    reached: reached || (out?.reached === null || out?.reached === undefined ? '' : String(out.reached)),
  };
  if (!panels || panels.scores.length === 0) return typed;
  const given = new Map(panels.scores.map((one) => [one.seat, pointsText(one.score)]));
  // who chose another number of judges has chosen it
  const count = scores.length === usual ? panels.judges : scores.length;
  return {
    ...typed,
    scores: Array.from({ length: count }, (_, index) => scores[index] || (given.get(index + 1) ?? '')),
  };
}

/** Only what was typed anew is kept as typed: what a panel gave may still change. */
export function typedScores(next: readonly string[], shown: readonly string[], before: readonly string[]): string[] {
  return next.map((score, index) => (score === shown[index] ? (before[index] ?? '') : score));
}
