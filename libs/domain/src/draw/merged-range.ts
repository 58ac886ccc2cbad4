// The weights of classes drawn together (spec 2 §3: 'Gabungan Kelas').

export interface WeightRange {
  weightMin: number | null;
  weightMax: number | null;
  /** Whether the lower bound belongs to it; the upper one always does. */
  includesMin: boolean;
}

/** From the lowest bound to the highest; open below or above where one of the classes is. At least one class. */
export function mergedRange(classes: readonly WeightRange[]): WeightRange {
  const lowest = classes.reduce((low, one) => (below(one) < below(low) ? one : low));
  const isOpenAbove = classes.some((one) => one.weightMax === null);
  return {
    weightMin: lowest.weightMin,
    weightMax: isOpenAbove ? null : Math.max(...classes.map((one) => one.weightMax ?? 0)),
    includesMin: lowest.includesMin,
  };
}

const below = ({ weightMin }: WeightRange): number => weightMin ?? -1;
