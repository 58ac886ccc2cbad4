// Where the weight classes of one age and gender overlap or leave weights to no class (issue of set-up; rulebook 2025, classes).
import type { ClassBounds } from './class-for';

export interface RangeWarning<C> {
  kind: 'overlap' | 'gap';
  lower: C;
  upper: C;
  /** kg; equal when the two only meet at one weight. */
  from: number;
  to: number;
}

interface Range<C> {
  of: C;
  from: number;
  includesFrom: boolean;
  to: number;
  includesTo: boolean;
}

/** Warnings in order of weight; `classes` are of one age and gender. The bounds are read as `fitsClass` reads them. */
export function rangeWarnings<C extends ClassBounds>(classes: readonly C[]): RangeWarning<C>[] {
  const ranges = classes.map(rangeOf).sort((a, b) => a.from - b.from || a.to - b.to);
  const warnings: RangeWarning<C>[] = [];
  let reach: Range<C> | undefined;
  for (const next of ranges) {
    const warning = reach && between(reach, next);
    if (warning) warnings.push(warning);
    if (!reach || next.to > reach.to || (next.to === reach.to && next.includesTo)) reach = next;
  }
  return warnings;
}

function rangeOf<C extends ClassBounds>(of: C): Range<C> {
  const { weightMin, weightMax, includesMin } = of;
  return {
    of,
    from: weightMin ?? -Infinity,
    includesFrom: includesMin,
    to: weightMax ?? Infinity,
    // a class without lower bound ("Under 39") ends below its upper bound
    includesTo: weightMin !== null,
  };
}

function between<C>(lower: Range<C>, upper: Range<C>): RangeWarning<C> | undefined {
  const meet = { lower: lower.of, upper: upper.of };
  if (upper.from > lower.to) return { kind: 'gap', ...meet, from: lower.to, to: upper.from };
  const isShared = lower.includesTo && upper.includesFrom;
  if (upper.from < lower.to || isShared) {
    return { kind: 'overlap', ...meet, from: upper.from, to: Math.min(lower.to, upper.to) };
  }
  const isLeftOut = !lower.includesTo && !upper.includesFrom;
  return isLeftOut ? { kind: 'gap', ...meet, from: lower.to, to: lower.to } : undefined;
}
