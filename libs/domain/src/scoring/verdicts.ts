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

/** What `agree` judges say alike; null while too few do, 'none' when all of `judges` have answered without agreeing. */
export function verdictOf(answers: readonly Verdict[], rule: { judges: number; agree: number }): Verdict | null {
  const agreed = VERDICTS.find((one) => answers.filter((answer) => answer === one).length >= rule.agree);
  return agreed ?? (answers.length >= rule.judges ? 'none' : null);
}
