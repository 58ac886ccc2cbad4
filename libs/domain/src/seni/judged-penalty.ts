// What the deductions of several judges come to (the rulebook's text that we have leaves it open).

/**
 * As much as more than half of the judges deducted at least, in hundredths: what one judge alone saw, or only half of
 * them, costs nothing, just as a point of tanding needs several judges.
 */
export function judgedPenalty(deductions: readonly number[]): number {
  const falling = [...deductions].sort((a, b) => b - a);
  return falling[Math.floor(deductions.length / 2)] ?? 0;
}
