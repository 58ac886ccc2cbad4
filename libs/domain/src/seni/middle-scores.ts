// The judges' scores by which a median is made, so that anybody can make it again (row R25-J22).

export interface JudgeMark {
  /** From 1. */
  seat: number;
  /** Hundredths. */
  score: number;
}

/** Lowest first, equal ones by seat; the two in the middle are the median's. Of an even number of judges. */
export function risingScores(given: readonly JudgeMark[]): (JudgeMark & { isMiddle: boolean })[] {
  const rising = [...given].sort((a, b) => a.score - b.score || a.seat - b.seat);
  const upper = rising.length / 2;
  return rising.map((one, index) => ({ ...one, isMiddle: index === upper || index === upper - 1 }));
}

/** By seat, as a record keeps them. */
export const marksOf = (scores: readonly number[]): JudgeMark[] =>
  scores.map((score, index) => ({ seat: index + 1, score }));
