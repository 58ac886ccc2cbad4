// What a row of a live arena shows, as values that stay equal until it shows something else.
import type { LiveMatch } from '@gelanggang/contract/live';
import { formatMoment } from '../lib/formats';
import type { Slot } from './arena-days';

/** An estimate is shown when it differs from the plan by a minute. */
const DIFFERS_MS = 60_000;

export interface RowFacts {
  match: LiveMatch;
  planned: string;
  /** When it will really start, where that is later than planned. */
  estimated: string | null;
  isDone: boolean;
}

export function rowFacts({ match, plannedAt, estimatedAt }: Slot, timeZone: string): RowFacts {
  const isLater = estimatedAt !== null && estimatedAt - plannedAt >= DIFFERS_MS;
  return {
    match,
    planned: formatMoment(plannedAt, timeZone),
    estimated: isLater ? formatMoment(estimatedAt, timeZone) : null,
    isDone: match.status === 'finished' || match.status === 'walkover',
  };
}
