// The times of a schedule form: a start, and a step or the lengths of the age categories (issue "Schedules").
import { useMemo } from 'react';
import { DEFAULT_STEP_MINUTES } from '@gelanggang/domain/schedule/numbering';
import type { Candidate } from './candidates';
import type { Pace } from './selection';

export const PACES = ['step', 'age'] as const;

export function usePace(given: {
  start: string;
  kind: string;
  step: string;
  all: readonly Candidate[] | undefined;
}): Pace {
  const { start, kind, step, all } = given;
  return useMemo(() => {
    const even = Math.max(1, Math.trunc(Number(step)) || DEFAULT_STEP_MINUTES);
    const key = `${start} ${kind === 'age' ? 'age' : even}`;
    if (kind !== 'age') return { key, start, minutesOf: () => even, isEven: true };
    const lengths = new Map((all ?? []).map((one) => [one.id, Math.ceil(one.lengthSeconds / 60)]));
    return { key, start, minutesOf: (id: number) => lengths.get(id) ?? even, isEven: false };
  }, [start, kind, step, all]);
}
