// Which records tell of a performance that has begun (rulebook 2025, art. 12.1.d, 12.1.e.3, 12.1.e.4).
import type { Disqualification } from '../rules/jurus-rules';
import type { PerformanceOutcome } from './performance-score';

/** A failed check, dress and weapons are seen before anybody begins; what was shown, in which order and how long is not. */
const SEEN_WHILE_PERFORMING: ReadonlySet<Disqualification> = new Set(['unfinished', 'order', 'time']);

/** Who has not come, or may not begin, needs no start. */
export const needsStart = ({ outcome, reason }: { outcome: PerformanceOutcome; reason?: Disqualification }): boolean =>
  outcome === 'performed' || (outcome === 'disqualified' && reason !== undefined && SEEN_WHILE_PERFORMING.has(reason));
