// The ladder of penalties in tanding (rulebook 2025): pembinaan, teguran, peringatan, disqualification.
import { refused, type Refused } from '../refusal';

export const PENALTY_STEPS = [
  'pembinaan',
  'teguran-1',
  'teguran-2',
  'peringatan-1',
  'peringatan-2',
  'diskualifikasi',
] as const;
export type PenaltyStep = (typeof PENALTY_STEPS)[number];

/** Peringatan III is the disqualification: it costs no points, it ends the match. */
export const PENALTY_POINTS: Readonly<Record<PenaltyStep, number>> = {
  pembinaan: 0,
  'teguran-1': -1,
  'teguran-2': -2,
  'peringatan-1': -5,
  'peringatan-2': -10,
  diskualifikasi: 0,
};

export const PENALTY_LABELS: Readonly<Record<PenaltyStep, string>> = {
  pembinaan: 'Pembinaan',
  'teguran-1': 'Teguran I',
  'teguran-2': 'Teguran II',
  'peringatan-1': 'Peringatan I',
  'peringatan-2': 'Peringatan II',
  diskualifikasi: 'Diskualifikasi',
};

const rung = (step: PenaltyStep): number => PENALTY_STEPS.indexOf(step);

/**
 * Whether a corner that has been given `given` (withdrawn ones left out) can be given `step`. Pembinaan repeats; every
 * other step only climbs, through the whole match, and may leave steps out for a grave fault.
 */
export function givePenalty(
  given: readonly PenaltyStep[],
  step: PenaltyStep,
): { ok: true; points: number } | Refused<'step-given' | 'disqualified'> {
  const highest = Math.max(0, ...given.map(rung));
  if (highest === rung('diskualifikasi')) return refused('disqualified');
  if (step !== 'pembinaan' && rung(step) <= highest) return refused('step-given');
  return { ok: true, points: PENALTY_POINTS[step] };
}

/** The next step of the ladder above what was given; null once disqualified. */
export function nextPenalty(given: readonly PenaltyStep[]): PenaltyStep | null {
  const highest = Math.max(0, ...given.map(rung));
  return PENALTY_STEPS[highest + 1] ?? null;
}
