// The time of a performance as it is written.
import type { TimeRule } from '@gelanggang/domain/seni/performance-time';

/** Within which nothing is lost: '1:15–1:25'. */
export const windowText = ({ min, max, tolerance }: TimeRule): string =>
  `${minutes(Math.max(0, min - tolerance))}–${minutes(max + tolerance)}`;

export function minutes(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
