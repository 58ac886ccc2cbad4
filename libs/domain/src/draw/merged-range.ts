// The weights of classes drawn together (spec 2 §3: 'Gabungan Kelas').

export interface WeightRange {
  weightMin: number | null;
  weightMax: number | null;
  /** Whether the lower bound belongs to it; the upper one does, but that of a class without a lower one. */
  includesMin: boolean;
}

/**
 * From the lowest bound to the highest; open above where one of the classes is. With an Under class, which alone ends below
 * its upper bound, it begins at nothing: the heavier one's upper bound belongs to it. At least one class.
 */
export function mergedRange(classes: readonly WeightRange[]): WeightRange {
  const lowest = classes.reduce((low, one) => (below(one) < below(low) ? one : low));
  const isOpenAbove = classes.some((one) => one.weightMax === null);
  const weightMax = isOpenAbove ? null : Math.max(...classes.map((one) => one.weightMax ?? 0));
  const holdsMax = classes.some((one) => one.weightMin !== null && one.weightMax === weightMax);
  if (lowest.weightMin === null && weightMax !== null && holdsMax)
    return { weightMin: 0, weightMax, includesMin: true };
  return { weightMin: lowest.weightMin, weightMax, includesMin: lowest.includesMin };
}

const below = ({ weightMin }: WeightRange): number => weightMin ?? -1;
