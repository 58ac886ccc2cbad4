// What the draw needs to know of a unit (domain-rules, Words): who it is and from whom it is kept apart.

export interface DrawUnit {
  id: number;
  /** Units without a contingent (null) are kept apart from nobody. */
  contingentId: number | null;
  provinceId: number | null;
  /** 1 is the strongest; each rank once in a pool. */
  seedRank?: number | null;
}

/** The pool's size; 0 is Full Prestasi, everyone in one bracket (Spec 2 §9). */
export const CHARTS = [2, 4, 6, 8, 16, 0] as const;
export type Chart = (typeof CHARTS)[number];

export function isChart(value: number): value is Chart {
  return (CHARTS as readonly number[]).includes(value);
}
