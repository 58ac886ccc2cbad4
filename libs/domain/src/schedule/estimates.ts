// When the later matches of an arena will really start, from how far it is behind (domain-rules, Running the day).
import { type DayPace, lengthOf, PLANNED_PACE, type TimedMatch } from './learned-pace';

export interface ArenaEstimate {
  /** Estimated start of each match that is yet to start, by match id; never before its planned start. */
  startsAt: Map<number, number>;
  /** How far the next match to start is behind its plan, in seconds; 0 when the arena is on time or done. */
  behindSeconds: number;
  /** When the last match will be over; null when the arena is done. */
  endsAt: number | null;
}

/**
 * Matches run in the given order, one at a time: each starts when it is planned, when the mat is free, or now, whichever
 * is last. A pause in the plan lets the arena catch up. Planned times stay as they are. How long a match takes, and how
 * long the mat is empty after it, is what the day has shown so far.
 */
export function estimateArena(
  matches: readonly TimedMatch[],
  now: number,
  pace: DayPace = PLANNED_PACE,
  arenaId = 0,
): ArenaEstimate {
  const startsAt = new Map<number, number>();
  const changeOver = pace.changeOver(arenaId);
  // the mat is free once the last match has been cleared away
  let freeAt = Math.max(now, lastEnd(matches) + changeOver);
  let endsAt: number | null = null;
  for (const match of matches) {
    if (match.status !== 'ongoing') continue;
    endsAt = Math.max(endsAt ?? 0, endOf(match, now, pace));
    freeAt = Math.max(freeAt, endsAt + changeOver);
  }
  let behindSeconds: number | null = null;
  for (const match of matches) {
    if (match.status !== 'scheduled' && match.status !== 'called') continue;
    const start = Math.max(match.plannedAt, freeAt);
    startsAt.set(match.id, start);
    behindSeconds ??= Math.round((start - match.plannedAt) / 1000);
    endsAt = Math.max(endsAt ?? 0, start + lengthOf(match, pace));
    freeAt = endsAt + changeOver;
  }
  return { startsAt, behindSeconds: behindSeconds ?? 0, endsAt };
}

/** When a match on the mat will be over. */
export const endOf = (match: TimedMatch, now: number, pace: DayPace): number =>
  Math.max(now, (match.startedAt ?? now) + lengthOf(match, pace));

const lastEnd = (matches: readonly TimedMatch[]): number =>
  Math.max(...matches.map((match) => match.finishedAt ?? -Infinity), -Infinity);
