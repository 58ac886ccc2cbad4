// What happened in a match, in order, ready to be read: points, penalties, counts, questions.
import { type Corner, CORNER_LABELS } from '../words/corners';
import { COUNTED_BY } from './counted-by';
import { HIT_LABELS, type HitKind } from './hit-kinds';
import { faultById } from './faults';
import { PENALTY_LABELS, type PenaltyStep } from './penalty-steps';
import {
  CARD_OUTCOME_LABELS,
  type CardClaim,
  type CardOutcome,
  cardTitle,
  claimText,
  effectText,
} from './protest-cards';
import { timelineTexts } from './timeline-texts';
import { STOP_LABELS, type StopKind } from './stops';
import { outcomeText, TIMER_LABELS, type TimerKind, type TimerOutcome } from './table-timers';
import type { Verdict, VerificationKind } from './verdicts';

interface Entry {
  id: number;
  corner: Corner;
  round: number;
  at: string;
  withdrawn_reason: string | null;
}

/** Whatever stands on the sheet of a match, withdrawn entries too. */
export interface SheetEntries {
  points: readonly (Entry & {
    kind: HitKind;
    /** Points, by the match's rules. */
    worth: number;
    judges: readonly number[];
    is_verified: boolean;
    is_by_council: boolean;
    is_by_phone: boolean;
  })[];
  penalties: readonly (Entry & { step: PenaltyStep; worth: number; fault: string | null; reason: string | null })[];
  knockdowns: readonly (Entry & { count: number; is_own_fall: boolean })[];
  stops: readonly (Entry & { kind: StopKind })[];
  timers: readonly (Entry & { kind: TimerKind; outcome: TimerOutcome | null })[];
  /** Left out: the desk counted nothing. */
  counted?: readonly { id: number; corner: Corner; round: number; at: string; by: number }[];
  verifications: readonly {
    id: number;
    kind: VerificationKind;
    round: number;
    asked_at: string;
    verdict: Verdict | null;
    answers: readonly { seat: number; answer: Verdict }[];
  }[];
  var_requests: readonly {
    id: number;
    corner: Corner;
    round: number;
    requested_at: string;
    claim: CardClaim | null;
    outcome: CardOutcome | null;
    note: string | null;
    withdrawn_reason: string | null;
  }[];
}

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

/** With its corner, where the title does not say it: 'Jatuhan Biru', 'Kartu protes Merah'. */
export const titleWithCorner = ({ title, corner }: Pick<Happening, 'title' | 'corner'>): string =>
  corner && !title.endsWith(CORNER_LABELS[corner]) ? `${title} ${CORNER_LABELS[corner]}` : title;

export function timelineOf(sheet: SheetEntries): Happening[] {
  return [
    ...sheet.points.map((one) =>
      ofEntry(`point ${one.id}`, one, {
        title: HIT_LABELS[one.kind],
        detail: giverOf(one),
        worth: one.worth,
      }),
    ),
    ...sheet.penalties.map((one) =>
      ofEntry(`penalty ${one.id}`, one, {
        title: PENALTY_LABELS[one.step],
        detail: joined(faultLabel(one.fault), one.reason ? timelineTexts.otherStep(one.reason) : ''),
        worth: one.worth,
      }),
    ),
    ...sheet.knockdowns.map((one) =>
      ofEntry(`knockdown ${one.id}`, one, {
        title: timelineTexts.count(one.count),
        detail: one.is_own_fall ? timelineTexts.ownFall : '',
      }),
    ),
    ...(sheet.counted ?? []).map((one): Happening => ({
      ...{ key: `counted ${one.id}`, at: one.at, round: one.round, corner: one.corner, worth: one.by },
      ...{
        title: one.by > 0 ? timelineTexts.counted : timelineTexts.countedBack,
        detail: COUNTED_BY.desk ?? '',
        isWithdrawn: false,
      },
    })),
    ...sheet.stops.map((one) => ofEntry(`stop ${one.id}`, one, { title: STOP_LABELS[one.kind] })),
    ...sheet.timers.map((one) =>
      ofEntry(`timer ${one.id}`, one, {
        title: TIMER_LABELS[one.kind],
        // one that ended with its match runs no more
        detail: one.outcome === null && one.withdrawn_reason !== null ? '' : outcomeText(one.kind, one.outcome),
      }),
    ),
    ...sheet.verifications.map((one): Happening => ({
      key: `verification ${one.id}`,
      at: one.asked_at,
      round: one.round,
      corner: null,
      title: `${timelineTexts.asked[one.kind]}: ${one.verdict === null ? timelineTexts.waiting : timelineTexts.verdicts[one.verdict]}`,
      detail: joined(
        ...one.answers.map(({ seat, answer }) => timelineTexts.answer(seat, timelineTexts.verdicts[answer])),
      ),
      worth: 0,
      isWithdrawn: false,
    })),
    ...sheet.var_requests.map((one): Happening => ({
      key: `var ${one.id}`,
      at: one.requested_at,
      round: one.round,
      corner: one.corner,
      title: cardTitle(one.corner),
      detail: joined(
        one.claim === null ? '' : claimText(one.claim, one.corner),
        one.outcome === null ? timelineTexts.waiting : CARD_OUTCOME_LABELS[one.outcome],
        one.outcome === 'accepted' && one.claim !== null ? effectText(one.claim, one.corner) : '',
        one.note ?? '',
        one.withdrawn_reason === null ? '' : timelineTexts.withdrawn(one.withdrawn_reason),
      ),
      worth: 0,
      isWithdrawn: one.withdrawn_reason !== null,
    })),
  ].sort((a, b) => a.at.localeCompare(b.at));
}

function giverOf(point: SheetEntries['points'][number]): string {
  if (point.is_verified) return timelineTexts.verified;
  if (point.is_by_phone) return timelineTexts.onePhone;
  return point.is_by_council ? timelineTexts.council : timelineTexts.judges(point.judges.join(', '));
}

function ofEntry(
  key: string,
  { at, round, corner, withdrawn_reason: reason }: Entry,
  { title, detail = '', worth = 0 }: { title: string; detail?: string; worth?: number },
): Happening {
  const isWithdrawn = reason !== null;
  return {
    ...{ key, at, round, corner, title, worth, isWithdrawn },
    detail: joined(detail, isWithdrawn ? timelineTexts.withdrawn(reason) : ''),
  };
}

const faultLabel = (id: string | null): string => (id === null ? '' : (faultById(id)?.label ?? id));

const joined = (...parts: string[]): string => parts.filter(Boolean).join(' · ');

/** '+2', '−5'; empty for what is worth nothing. */
export const worthText = (worth: number): string => (worth === 0 ? '' : worth > 0 ? `+${worth}` : `−${-worth}`);
