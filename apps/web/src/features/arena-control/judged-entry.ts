// What the desk shows of a performance: what is typed there, and beneath it what the judges gave on their panels.
import type { JudgeScores } from '@gelanggang/contract/scoring';
import { pointsText } from '@web/components/seni-score/texts';

export interface Judged {
  scores: string[];
  penalty: string;
}

/** `usual`: for how many judges the desk had fields before anybody said otherwise. */
export function withPanels(typed: Judged, usual: number, panels: JudgeScores | null): Judged {
  // these two fields and no other: whoever is passed in may have more, which others fill
  if (!panels || panels.scores.length === 0) return { scores: typed.scores, penalty: typed.penalty };
  const given = new Map(panels.scores.map((one) => [one.seat, pointsText(one.score)]));
  // who chose another number of judges has chosen it
  const count = typed.scores.length === usual ? panels.judges : typed.scores.length;
  return {
    scores: Array.from({ length: count }, (_, index) => typed.scores[index] || (given.get(index + 1) ?? '')),
    penalty: typed.penalty || (panels.penalty ? pointsText(panels.penalty) : ''),
  };
}

/** Only what was typed anew is kept as typed: what a panel gave may still change. */
export function typedScores(next: readonly string[], shown: readonly string[], before: readonly string[]): string[] {
  return next.map((score, index) => (score === shown[index] ? (before[index] ?? '') : score));
}
