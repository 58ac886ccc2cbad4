// What a round is called (Spec 2 §9, "round label fallback"; rulebook: Perebutan Juara 3). Labels are kept and sent: the same
// in every language; `roundText` is what people read.
import { roundTexts } from './round-texts';

export const THIRD_PLACE_LABEL = 'Perebutan Juara 3';

/** Of pairs that lead nowhere (chart 2): none of several is the final. */
export const PAIRS_LABEL = 'Babak 1';

/**
 * Label of round `round` (from 1) in a bracket of `roundCount` rounds: the last three are Perempat Final, Semifinal and
 * Final, the first of four or more is Penyisihan, those between are Babak {n}. `roundCount` null: several pairs.
 */
export function roundLabel(round: number, roundCount: number | null): string {
  if (roundCount === null) return PAIRS_LABEL;
  const roundsAfter = roundCount - round;
  if (roundsAfter === 0) return 'Final';
  if (roundsAfter === 1) return 'Semifinal';
  if (roundsAfter === 2) return 'Perempat Final';
  return round === 1 ? 'Penyisihan' : `Babak ${round}`;
}

/** The label in the reader's language; what is none stays as it is. */
export function roundText(label: string): string {
  const number = /^Babak (\d+)$/.exec(label)?.[1];
  return number === undefined ? (roundTexts.labels[label] ?? label) : roundTexts.round(number);
}

/** Labels of all rounds, first round first. */
export function roundLabels(roundCount: number): string[] {
  return Array.from({ length: roundCount }, (_, index) => roundLabel(index + 1, roundCount));
}

/** As `roundLabel`, of a match. */
export function matchRoundLabel(match: { round: number; isThirdPlace: boolean }, roundCount: number | null): string {
  return match.isThirdPlace ? THIRD_PLACE_LABEL : roundLabel(match.round, roundCount);
}

const LAST_ROUNDS = ['Perempat Final', 'Semifinal', THIRD_PLACE_LABEL, 'Final'];

/** Each label once, as rounds are held: Penyisihan, Babak 2, Babak 3, …, then the last rounds. */
export function inRoundOrder(labels: readonly string[]): string[] {
  const rank = (label: string): number => {
    const last = LAST_ROUNDS.indexOf(label);
    return last >= 0 ? 1000 + last : Number(/^Babak (\d+)$/.exec(label)?.[1] ?? 0);
  };
  return [...new Set(labels)].sort((a, b) => rank(a) - rank(b));
}
