// The steps of penalties in tanding (rulebook 2025, art. 11.6.d.4, 11.6.f): pembinaan, teguran, peringatan, disqualified.
import type { PenaltyStep } from './penalty-steps';
import { refused, type Refused } from '../refusal';
import { type Fault, faultById } from './faults';
import { penaltyReasonTexts } from './penalty-reason-texts';

/** Of one round (art. 11.6.d.4.a). */
export const MOST_PEMBINAAN = 2;

/** A penalty that stands; withdrawn ones are left out. */
export interface GivenPenalty {
  step: PenaltyStep;
  round: number;
}

const reason = (key: keyof typeof penaltyReasonTexts, article: string) => ({
  get text(): string {
    return penaltyReasonTexts[key];
  },
  article,
});

/** Why a step is the next one, with its article. */
export const STEP_REASONS = {
  'light-fault': reason('light-fault', '11.6.d.4.a'),
  'after-two-pembinaan': reason('after-two-pembinaan', '11.6.d.4.b.1'),
  'moderate-fault': reason('moderate-fault', '11.6.d.4.b.2'),
  'after-teguran-2': reason('after-teguran-2', '11.6.d.4.b.3'),
  'heavy-fault': reason('heavy-fault', '11.6.d.4.c.1'),
  'third-peringatan': reason('third-peringatan', '11.6.d.4.c'),
  'direct-disqualification': reason('direct-disqualification', '11.6.d.4.d'),
  'opponent-unfit': reason('opponent-unfit', '11.6.d.4.d'),
};
export type StepReason = keyof typeof STEP_REASONS;

export interface ProposedStep {
  step: PenaltyStep;
  reason: StepReason;
}

/** What beside its kind decides on a fault. */
export interface FaultCase {
  /** A heavy fault on purpose, against sportsmanship. */
  isDeliberate?: boolean;
  /** The doctor has said that a fault injured the opponent, who cannot go on. */
  isOpponentUnfit?: boolean;
}

/**
 * The step that a fault of `round` means for a corner that has been given `given`. Pembinaan and teguran count in the
 * round alone, peringatan through the match.
 */
export function proposePenalty(
  given: readonly GivenPenalty[],
  fault: Pick<Fault, 'weight' | 'isDisqualifying'>,
  round: number,
  { isDeliberate = false, isOpponentUnfit = false }: FaultCase = {},
): ({ ok: true } & ProposedStep) | Refused<'disqualified'> {
  if (isDisqualified(given)) return refused('disqualified');
  if (fault.isDisqualifying || (isDeliberate && fault.weight === 'heavy')) {
    return proposed('diskualifikasi', 'direct-disqualification');
  }
  if (isOpponentUnfit && fault.weight === 'heavy') return proposed('diskualifikasi', 'opponent-unfit');
  if (fault.weight === 'heavy') return peringatan(given, 'heavy-fault');
  const inRound = given.filter((one) => one.round === round);
  if (fault.weight === 'light' && timesOf(inRound, 'pembinaan') < MOST_PEMBINAAN) {
    return proposed('pembinaan', 'light-fault');
  }
  const reason = fault.weight === 'light' ? 'after-two-pembinaan' : 'moderate-fault';
  if (timesOf(inRound, 'teguran-2') > 0) return peringatan(given, 'after-teguran-2');
  return proposed(timesOf(inRound, 'teguran-1') > 0 ? 'teguran-2' : 'teguran-1', reason);
}

/**
 * Whether a step can be given at all, also where another one is proposed: none twice that counts once, none below one that
 * stands in its count, at most two pembinaan a round, nothing after the disqualification.
 */
export function givePenalty(
  given: readonly GivenPenalty[],
  step: PenaltyStep,
  round: number,
): { ok: true } | Refused<'step-given' | 'pembinaan-given' | 'disqualified'> {
  if (isDisqualified(given)) return refused('disqualified');
  const inRound = given.filter((one) => one.round === round);
  if (step === 'pembinaan') {
    if (timesOf(inRound, 'pembinaan') >= MOST_PEMBINAAN) return refused('pembinaan-given');
  } else if (step === 'teguran-1' || step === 'teguran-2') {
    if (timesOf(inRound, step) > 0 || timesOf(inRound, 'teguran-2') > 0) return refused('step-given');
  } else if (step !== 'diskualifikasi') {
    if (timesOf(given, step) > 0 || timesOf(given, 'peringatan-2') > 0) return refused('step-given');
  }
  return { ok: true };
}

/**
 * The fault for which a corner is disqualified once the doctor says that its opponent, injured by a fault, cannot go on: its
 * last heavy one that was worth Teguran I at least (art. 11.6.d.4.d). null where no such fault stands, and where the corner
 * is disqualified already. `given` in order of time.
 */
export function faultOfUnfitOpponent(given: readonly (GivenPenalty & { fault: string | null })[]): Fault | null {
  if (isDisqualified(given)) return null;
  const faults = given.filter(({ step }) => step !== 'pembinaan').map(({ fault }) => fault && faultById(fault));
  return faults.findLast((fault) => fault !== null && fault !== '' && fault.weight === 'heavy') || null;
}

/**
 * Of each penalty of one corner, in order of time: the step that its fault would mean now, since one before it was taken
 * back. null where that is the one that stands, where the table chose the step itself, and for a disqualification whose
 * fault may have meant it at once: a heavy one.
 */
export function stepsNow(
  given: readonly (GivenPenalty & { fault: string | null; proposed: PenaltyStep | null })[],
): (PenaltyStep | null)[] {
  const before: GivenPenalty[] = [];
  return given.map(({ step, round, fault: id, proposed: meant }) => {
    const fault = id === null || step !== meant ? null : faultById(id);
    const isAtOnce = step === 'diskualifikasi' && fault?.weight === 'heavy';
    const now = fault && !isAtOnce && proposePenalty(before, fault, round);
    const changed = now && now.ok && now.step !== step ? now.step : null;
    before.push({ step: changed ?? step, round });
    return changed;
  });
}

/** What was taken off a corner, in points: 0 or less (art. 11.6.f); `worths` are those of the match's rules. */
export const takenOff = (
  given: readonly { step: PenaltyStep }[],
  worths: Readonly<Record<PenaltyStep, number>>,
): number => given.reduce((total, { step }) => total + worths[step], 0);

function peringatan(given: readonly GivenPenalty[], reason: StepReason): { ok: true } & ProposedStep {
  if (timesOf(given, 'peringatan-2') > 0) return proposed('diskualifikasi', 'third-peringatan');
  return proposed(timesOf(given, 'peringatan-1') > 0 ? 'peringatan-2' : 'peringatan-1', reason);
}

const proposed = (step: PenaltyStep, reason: StepReason): { ok: true } & ProposedStep => ({
  ok: true,
  step,
  reason,
});
const isDisqualified = (given: readonly GivenPenalty[]): boolean => timesOf(given, 'diskualifikasi') > 0;
const timesOf = (given: readonly GivenPenalty[], step: PenaltyStep): number =>
  given.filter((one) => one.step === step).length;
