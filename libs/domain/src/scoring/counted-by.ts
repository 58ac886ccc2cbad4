// The ladder of scoring (issue: live from the first second): who counts a running match, and whose its points are.
import { countedByTexts } from './counted-by-texts';

/** `desk`: keys of the arena's desk; `phone`: one person's phone; `judges`: the full panel; `mixed`: one after another. */
export type CountedBy = 'desk' | 'phone' | 'judges' | 'mixed';

/** Under the score, where no panel gave it. */
export const COUNTED_BY: Readonly<Record<CountedBy, string | null>> = {
  get desk() {
    return countedByTexts.desk;
  },
  get phone() {
    return countedByTexts.phone;
  },
  judges: null,
  get mixed() {
    return countedByTexts.mixed;
  },
};

/** Who of a sheet's entries has given points, withdrawn ones too; `judges` while there are none. */
export function countedBy(sheet: {
  points: readonly { is_by_phone: boolean }[];
  counted: readonly unknown[];
}): CountedBy {
  const hands: CountedBy[] = [
    ...(sheet.counted.length > 0 ? (['desk'] as const) : []),
    ...(sheet.points.some((one) => one.is_by_phone) ? (['phone'] as const) : []),
    ...(sheet.points.some((one) => !one.is_by_phone) ? (['judges'] as const) : []),
  ];
  return hands.length > 1 ? 'mixed' : (hands[0] ?? 'judges');
}

/**
 * Whose turn it is, so that nothing is counted twice: a full panel whenever enough judges are there to agree, else the one
 * phone while it holds its seat, else the desk (and the council's table, which enters hits there).
 */
export function counterNow(there: {
  /** Judges whose panels are there, among those who sit. */
  judges: number;
  /** So many have to agree on a point. */
  agree: number;
  hasPhone: boolean;
}): Exclude<CountedBy, 'mixed'> {
  if (there.judges >= there.agree) return 'judges';
  return there.hasPhone ? 'phone' : 'desk';
}
