// What happened in a match, in order, ready to be read: points, penalties, counts, questions.
import type { Corner } from '@gelanggang/contract/live';
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import { HIT_LABELS, HIT_POINTS } from '@gelanggang/domain/scoring/hit-kinds';
import { PENALTY_LABELS, PENALTY_POINTS } from '@gelanggang/domain/scoring/penalties';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { recapTexts as texts } from './texts';

export interface Happening {
  key: string;
  at: string;
  round: number;
  /** null: of neither corner. */
  corner: Corner | null;
  title: string;
  detail: string;
  /** What it was worth; 0 for what is worth nothing. */
  worth: number;
  isWithdrawn: boolean;
}

export function timelineOf(sheet: ScoreSheet): Happening[] {
  const reasonOf = (reason: string | null) => (reason === null ? '' : texts.withdrawn(reason));
  const detailOf = (...parts: string[]) => parts.filter(Boolean).join(' · ');
  return [
    ...sheet.points.map((one): Happening => ({
      key: `point ${one.id}`,
      at: one.at,
      round: one.round,
      corner: one.corner,
      title: HIT_LABELS[one.kind],
      detail: detailOf(one.is_verified ? texts.verified : texts.byJudges(one.judges), reasonOf(one.withdrawn_reason)),
      worth: HIT_POINTS[one.kind],
      isWithdrawn: one.withdrawn_reason !== null,
    })),
    ...sheet.penalties.map((one): Happening => ({
      key: `penalty ${one.id}`,
      at: one.at,
      round: one.round,
      corner: one.corner,
      title: PENALTY_LABELS[one.step],
      detail: reasonOf(one.withdrawn_reason),
      worth: PENALTY_POINTS[one.step],
      isWithdrawn: one.withdrawn_reason !== null,
    })),
    ...sheet.knockdowns.map((one): Happening => ({
      key: `knockdown ${one.id}`,
      at: one.at,
      round: one.round,
      corner: one.corner,
      title: texts.counted(one.count),
      detail: reasonOf(one.withdrawn_reason),
      worth: 0,
      isWithdrawn: one.withdrawn_reason !== null,
    })),
    ...sheet.verifications.map((one): Happening => ({
      key: `verification ${one.id}`,
      at: one.asked_at,
      round: one.round,
      corner: null,
      title: `${texts.verification[one.kind]}: ${one.verdict === null ? texts.asking : texts.verdicts[one.verdict]}`,
      detail: detailOf(...one.answers.map(({ seat, answer }) => texts.answer(seat, texts.verdicts[answer]))),
      worth: 0,
      isWithdrawn: false,
    })),
    ...sheet.var_requests.map((one): Happening => ({
      key: `var ${one.id}`,
      at: one.requested_at,
      round: one.round,
      corner: one.corner,
      title: texts.var(CORNER_LABELS[one.corner]),
      detail: detailOf(one.outcome === null ? texts.asking : texts.varOutcomes[one.outcome], one.note ?? ''),
      worth: 0,
      isWithdrawn: false,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
}
