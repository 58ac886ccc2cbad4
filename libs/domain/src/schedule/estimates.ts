// When the later matches of an arena will really start, from how far it is behind (domain-rules, Running the day).
import type { MatchStatus } from '../results/match-steps';

/** A match of one arena on one day; instants in milliseconds since 1970. */
export interface TimedMatch {
  id: number;
  /** Planned start. */
  plannedAt: number;
  status: MatchStatus;
  startedAt: number | null;
  finishedAt: number | null;
  lengthSeconds: number;
}

export interface ArenaEstimate {
  /** Estimated start of each match that is yet to start, by match id; never before its planned start. */
  startsAt: Map<number, number>;
  /** How far the next match to start is behind its plan, in seconds; 0 when the arena is on time or done. */
  behindSeconds: number;
}

/**
 * Matches run in the given order, one at a time: each starts when it is planned, when the mat is free, or now, whichever
 * is last. A pause in the plan lets the arena catch up. Planned times stay as they are.
 */
export function estimateArena(matches: readonly TimedMatch[], now: number): ArenaEstimate {
  const startsAt = new Map<number, number>();
  let freeAt = now;
  for (const match of matches) {
    if (match.status !== 'ongoing') continue;
    freeAt = Math.max(freeAt, (match.startedAt ?? now) + match.lengthSeconds * 1000);
  }
  let behindSeconds: number | null = null;
  for (const match of matches) {
    if (match.status !== 'scheduled' && match.status !== 'called') continue;
    const start = Math.max(match.plannedAt, freeAt);
    startsAt.set(match.id, start);
    behindSeconds ??= Math.round((start - match.plannedAt) / 1000);
    freeAt = start + match.lengthSeconds * 1000;
  }
  return { startsAt, behindSeconds: behindSeconds ?? 0 };
}
