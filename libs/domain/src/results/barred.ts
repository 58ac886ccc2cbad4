// Why somebody who stands in a match may not fight it (rulebook 2025, art. 2.4.b.2, 2.4.b.5, 11.6.g.6.e).
import type { WeighInOutcome } from '../athletes/weigh-in';
import type { BracketMatch, CannotWin, Decision } from '../draw/advance';
import { type Corner, CORNERS, otherCorner } from '../words/corners';
import type { Reason } from '../scoring/reasons';
import { barredTexts } from './barred-texts';

/** What the scales said of the athlete, or `doping`. */
export type BarredBy = Exclude<WeighInOutcome, 'present'> | 'doping';

export interface BarredCorner {
  corner: Corner;
  by: BarredBy;
}

/** Kept with the result of the match that is lost by it. */
export const BARRED_REASONS: Readonly<Record<BarredBy, string>> = {
  absent: 'Tidak hadir saat timbang badan.',
  'out-of-class': 'Di luar kelas saat timbang badan.',
  doping: 'Didiskualifikasi karena doping.',
};

/** Why the opponent has won the match that is lost by it. */
export const WON_BY: Readonly<Record<BarredBy, Reason>> = {
  absent: 'absent-at-scales',
  'out-of-class': 'out-of-class',
  doping: 'disqualified',
};

/** 'di luar kelas saat timbang badan (Pasal 2.4.b.2)' */
export const barredText = (by: BarredBy): string => barredTexts[by];

/** Why nobody has won where both may not fight. */
export function whyNeither(by: readonly BarredBy[]): Reason {
  const doped = by.filter((one) => one === 'doping');
  if (doped.length === 0) return 'both-out-at-scales';
  return doped.length === by.length ? 'both-disqualified' : 'both-barred';
}

/** Who wins where these may not fight; null: nobody does, also where the other one was `absent` after the third call (art. 11.6.g.5). */
export function winnerOver(barred: readonly BarredCorner[], absent: readonly Corner[] = []): Corner | null {
  const [lost, ...others] = CORNERS.filter((corner) => barred.some((one) => one.corner === corner));
  if (!lost) throw new Error('Both may fight.');
  return others.length > 0 || absent.includes(otherCorner(lost)) ? null : otherCorner(lost);
}

/** Of a match that nobody has fought; null: both may fight it. */
export function decisionOver(match: BracketMatch, cannotWin: CannotWin): Decision | null {
  const left = CORNERS.filter((corner) => !cannotWin(match.id, match[corner].unitId ?? 0));
  if (left.length === CORNERS.length) return null;
  const [winner = null] = left;
  return { winner, isWalkover: true };
}
