// What the judges say when the council asks them about a throw or a violation.
import type { Corner } from '../words/corners';
import { verdictTexts } from './verdict-texts';

export const VERIFICATION_KINDS = ['throw', 'violation'] as const;
export type VerificationKind = (typeof VERIFICATION_KINDS)[number];
export const VERIFICATION_LABELS: Readonly<Record<VerificationKind, string>> = verdictTexts.kinds;

/** Whose throw or violation it was, or that it was none. */
export const VERDICTS = ['blue', 'red', 'none'] as const;
export type Verdict = Corner | 'none';
export const VERDICT_LABELS: Readonly<Record<Verdict, string>> = verdictTexts.verdicts;

/**
 * What most of the judges say (art. 14.6.d.2, 15.2.c), however many of them have to agree on a point: more than half, and
 * once all have answered whatever was said most often, 'none' where two answers are level. null while that is still open.
 */
export function verdictOf(answers: readonly Verdict[], judges: number): Verdict | null {
  const times = (verdict: Verdict) => answers.filter((one) => one === verdict).length;
  const most = Math.max(...VERDICTS.map(times));
  const isSettled = answers.length >= judges || 2 * most > judges;
  if (!isSettled) return null;
  const said = VERDICTS.filter((verdict) => times(verdict) === most);
  return said.length === 1 ? (said[0] ?? null) : 'none';
}
