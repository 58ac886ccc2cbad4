// Plans the matches of the demo over its arenas: rounds in order, rest kept, an age category kept together.

export interface PlanMatch {
  id: number;
  lengthSeconds: number;
  /** Matches that must be over, with a rest, before this one. */
  feeders: readonly number[];
}

export interface PlannedMatch {
  id: number;
  /** Place in the list of arenas. */
  arena: number;
  /** Minutes since midnight. */
  start: number;
  end: number;
}

/** Minutes since midnight. */
export interface DayHours {
  opening: number;
  breakFrom: number;
  breakTo: number;
}

/** A day that is not fitted to the clock. */
export const USUAL_HOURS: DayHours = { opening: 8 * 60, breakFrom: 12 * 60, breakTo: 13 * 60 };

/** Call, salute and change-over come on top of the clock, which a demo day knows to stop. */
export const slotMinutes = (lengthSeconds: number): number => Math.ceil((lengthSeconds * 1.15) / 60) + 2;

/**
 * Each arena takes, whenever it is free, the first match of the list that may start; with none it waits five minutes.
 * No match begins that would run into the break. Feeders that are not in the list count as over.
 */
export function planDay(
  matches: readonly PlanMatch[],
  arenaCount: number,
  hours: DayHours = USUAL_HOURS,
): PlannedMatch[] {
  const waiting = [...matches];
  const ends = new Map<number, number>();
  const listed = new Set(matches.map((match) => match.id));
  const freeAt = Array.from({ length: arenaCount }, () => hours.opening);
  const planned: PlannedMatch[] = [];
  while (waiting.length > 0) {
    const start = Math.min(...freeAt);
    const arena = freeAt.indexOf(start);
    const mayStart = (match: PlanMatch): boolean =>
      match.feeders.every((id) => {
        if (!listed.has(id)) return true;
        const end = ends.get(id);
        // domain-rules, Schedules: rest of two matches' length
        return end !== undefined && end + 2 * slotMinutes(match.lengthSeconds) <= start;
      });
    const at = waiting.findIndex((match) => mayStart(match));
    const match = waiting[at];
    if (!match) {
      freeAt[arena] = start + 5;
      continue;
    }
    const end = start + slotMinutes(match.lengthSeconds);
    if (start < hours.breakTo && end > hours.breakFrom) {
      freeAt[arena] = hours.breakTo;
      continue;
    }
    waiting.splice(at, 1);
    ends.set(match.id, end);
    planned.push({ id: match.id, arena, start, end });
    freeAt[arena] = end;
  }
  return planned;
}
