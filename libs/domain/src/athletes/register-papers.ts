// The papers that a club keeps of its athletes from one tournament to the next.
import { registerPaperTexts } from './register-paper-texts';
import { isLetterFresh } from './papers';

export const REGISTER_PAPERS = ['photo', 'birth-certificate', 'health-letter'] as const;
export type RegisterPaper = (typeof REGISTER_PAPERS)[number];
export const REGISTER_PAPER_LABELS: Readonly<Record<RegisterPaper, string>> = registerPaperTexts;

export interface KeptPaper {
  kind: RegisterPaper;
  /** The day on the doctor's letter, `YYYY-MM-DD`; of the others null. */
  datedOn: string | null;
}

/** What is missing for a tournament that starts on this day: a doctor's letter that is too old counts as none (art. 2.5.a). */
export function papersMissing(kept: readonly KeptPaper[], eventStart: string): RegisterPaper[] {
  return REGISTER_PAPERS.filter(
    (kind) =>
      !kept.some((one) => one.kind === kind && (one.datedOn === null || isLetterFresh(one.datedOn, eventStart))),
  );
}
