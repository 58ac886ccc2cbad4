// What in a schedule is worth a warning, though it is not refused (domain-rules, Schedules).

/** A match with its place in time; instants in milliseconds since 1970. */
export interface PlacedMatch {
  id: number;
  startsAt: number;
  lengthSeconds: number;
  /** Keys of everybody who may stand in it; equal keys (an equal NIK) are one person. */
  people: readonly (string | number)[];
}

export interface RestConflict {
  kind: 'two-places' | 'short-rest';
  person: string | number;
  earlierId: number;
  laterId: number;
  /** From the end of the earlier match to the start of the later; negative when they overlap. */
  restSeconds: number;
}

/** Rest of an athlete between two matches unless told otherwise: the length of two matches like the earlier one. */
export const DEFAULT_REST_MATCHES = 2;

/**
 * Each person's matches in order of time, each against the one before that ends last: `two-places` when it starts before
 * that is over, `short-rest` when it starts within the rest time. In order of the later match.
 */
export function findRestConflicts(matches: readonly PlacedMatch[], restSeconds?: number): RestConflict[] {
  const inOrder = [...matches].sort((a, b) => a.startsAt - b.startsAt || a.id - b.id);
  const before = new Map<string | number, PlacedMatch>();
  const conflicts: RestConflict[] = [];
  for (const match of inOrder) {
    for (const person of new Set(match.people)) {
      const earlier = before.get(person);
      if (!earlier || endOf(match) > endOf(earlier)) before.set(person, match);
      if (!earlier) continue;
      const rest = (match.startsAt - endOf(earlier)) / 1000;
      if (rest >= (restSeconds ?? DEFAULT_REST_MATCHES * earlier.lengthSeconds)) continue;
      const kind = rest < 0 ? 'two-places' : 'short-rest';
      conflicts.push({ kind, person, earlierId: earlier.id, laterId: match.id, restSeconds: rest });
    }
  }
  return conflicts;
}

export interface Session {
  id: number;
  arenaId: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** Minutes since midnight. */
  start: number;
  /** Minutes since midnight; null when no end was given: the session lasts to the end of its day. */
  end: number | null;
}

/** Pairs of sessions that claim one arena at one time, the earlier first. */
export function findSessionOverlaps(sessions: readonly Session[]): { earlierId: number; laterId: number }[] {
  const inOrder = [...sessions].sort(
    (a, b) =>
      a.arenaId - b.arenaId || (a.date < b.date ? -1 : a.date > b.date ? 1 : 0) || a.start - b.start || a.id - b.id,
  );
  return inOrder.flatMap((earlier, index) => {
    const overlaps: { earlierId: number; laterId: number }[] = [];
    for (let i = index + 1; i < inOrder.length; i++) {
      const later = inOrder[i] as Session;
      if (later.arenaId !== earlier.arenaId || later.date !== earlier.date) break;
      if (later.start >= (earlier.end ?? 24 * 60)) break;
      overlaps.push({ earlierId: earlier.id, laterId: later.id });
    }
    return overlaps;
  });
}

/** Whether a day lies outside of the tournament; all as `YYYY-MM-DD`. */
export function isOutside(date: string, startDate: string, endDate: string): boolean {
  return date < startDate || date > endDate;
}

function endOf(match: PlacedMatch): number {
  return match.startsAt + match.lengthSeconds * 1000;
}
