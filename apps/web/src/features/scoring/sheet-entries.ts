// The entries of a sheet as the council reads them, newest first.
import type { ScoreSheet } from '@gelanggang/contract/scoring';
import type { WithdrawnKind } from '@gelanggang/contract/scoring-options';
import { faultById } from '@gelanggang/domain/scoring/faults';
import { stepsNow } from '@gelanggang/domain/scoring/penalties';
import { PENALTY_LABELS, type PenaltyStep } from '@gelanggang/domain/scoring/penalty-steps';
import { CARD_OUTCOME_LABELS, cardTitle, claimText } from '@gelanggang/domain/scoring/protest-cards';
import { STOP_LABELS } from '@gelanggang/domain/scoring/stops';
import { outcomeText, TIMER_LABELS } from '@gelanggang/domain/scoring/table-timers';
import { worthText } from '@gelanggang/domain/scoring/timeline';
import { type Corner, CORNERS } from '@gelanggang/domain/words/corners';
import { scoringTexts as texts } from './texts';

export interface Entry {
  kind: WithdrawnKind;
  id: number;
  corner: Corner;
  title: string;
  detail: string;
  withdrawnReason: string | null;
}

export function entriesOf(sheet: ScoreSheet): Entry[] {
  const entry = (
    kind: WithdrawnKind,
    one: { id: number; corner: Corner; round: number; at: string; withdrawn_reason: string | null },
    title: string,
    ...details: string[]
  ) => ({
    at: one.at,
    kind,
    id: one.id,
    corner: one.corner,
    title,
    detail: [texts.round(one.round), ...details].filter(Boolean).join(' · '),
    withdrawnReason: one.withdrawn_reason,
  });
  const changed = changedSteps(sheet.penalties);
  return [
    ...sheet.points.map((one) =>
      entry(
        'points',
        one,
        `${texts.hits[one.kind]} +${one.worth}`,
        one.is_verified ? texts.verified : one.is_by_council ? texts.byCouncil : texts.judges(one.judges),
      ),
    ),
    ...sheet.penalties.map((one) =>
      entry(
        'penalties',
        one,
        [PENALTY_LABELS[one.step], worthText(one.worth)].filter(Boolean).join(' '),
        one.fault === null ? '' : (faultById(one.fault)?.label ?? one.fault),
        one.reason ? texts.otherStepBecause(one.reason) : '',
        stepNowText(changed.get(one.id)),
      ),
    ),
    ...sheet.knockdowns.map((one) =>
      entry('knockdowns', one, texts.counted(one.count), one.is_own_fall ? texts.ownFallShort : ''),
    ),
    ...sheet.stops.map((one) => entry('stops', one, STOP_LABELS[one.kind])),
    ...sheet.timers
      .filter((one) => one.outcome !== null && one.kind !== 'calls')
      .map((one) => entry('timers', one, TIMER_LABELS[one.kind], outcomeText(one.kind, one.outcome))),
    ...sheet.var_requests.map((one) =>
      entry(
        'cards',
        { ...one, at: one.requested_at },
        cardTitle(one.corner),
        one.claim === null ? '' : claimText(one.claim, one.corner),
        one.outcome === null ? '' : CARD_OUTCOME_LABELS[one.outcome],
      ),
    ),
  ].sort((a, b) => b.at.localeCompare(a.at));
}

const stepNowText = (step: PenaltyStep | undefined): string => (step ? texts.stepNow(PENALTY_LABELS[step]) : '');

/** By the id of a penalty that stands: the step that its fault means since another one was taken back. */
function changedSteps(penalties: ScoreSheet['penalties']): ReadonlyMap<number, PenaltyStep> {
  return new Map(
    CORNERS.flatMap((corner) => {
      const given = penalties
        .filter((one) => one.corner === corner && one.withdrawn_reason === null)
        .map(({ id, step, round, fault, proposed_step: proposed }) => ({ id, step, round, fault, proposed }));
      return stepsNow(given).flatMap((step, index): [number, PenaltyStep][] => {
        const one = given[index];
        return step && one ? [[one.id, step]] : [];
      });
    }),
  );
}
