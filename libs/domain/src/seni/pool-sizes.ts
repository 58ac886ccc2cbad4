// How many performances a seni pool may have (Spec 2 §5, pool size options). Counts are units, not people.

/**
 * Sizes on offer for a number of units: none for none, 1 for one; otherwise each from 2 up to the number that divides it,
 * or leaves a last pool of at least half the size, rounded down.
 */
export function poolSizeOptions(unitCount: number): number[] {
  if (unitCount <= 0) return [];
  if (unitCount === 1) return [1];
  return Array.from({ length: unitCount - 1 }, (_, index) => index + 2).filter((size) => {
    const rest = unitCount % size;
    return rest === 0 || rest >= Math.floor(size / 2);
  });
}

/** The pools that a size on offer makes: full ones, and a last one with the rest. */
export function poolSizes(unitCount: number, size: number): number[] {
  const sizes = Array.from({ length: Math.floor(unitCount / size) }, () => size);
  const rest = unitCount % size;
  return rest === 0 ? sizes : [...sizes, rest];
}

/** The size on offer that is closest to a wanted one, the smaller of two; 0 without units. */
export function closestPoolSize(unitCount: number, wanted: number): number {
  const [closest] = poolSizeOptions(unitCount).sort((a, b) => Math.abs(a - wanted) - Math.abs(b - wanted) || a - b);
  return closest ?? 0;
}

/** How an event is divided by a wish for many: the size on offer that is closest, and as many that go on as a pool can spare. */
export function poolPlan(
  unitCount: number,
  wanted: { poolSize: number; advanceCount: number | null },
): { poolSize: number; advanceCount: number | null } {
  const poolSize = closestPoolSize(unitCount, wanted.poolSize);
  const sizes = poolSizes(unitCount, poolSize);
  const most = Math.min(...sizes) - 1;
  const goesOn = wanted.advanceCount !== null && sizes.length > 1 && most > 0;
  return { poolSize, advanceCount: goesOn ? Math.min(wanted.advanceCount ?? 0, most) : null };
}
