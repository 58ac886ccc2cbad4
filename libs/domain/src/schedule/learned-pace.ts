// How long the matches of a day really take, from those that are over: later ones are estimated by it.
import type { MatchStatus } from '../results/match-steps';

/** A match of one arena on one day; instants in milliseconds since 1970. */
export interface TimedMatch {
  id: number;
  /** Planned start. */
  plannedAt: number;
  status: MatchStatus;
  startedAt: number | null;
  finishedAt: number | null;
  /** As planned, with breaks. */
  lengthSeconds: number;
  /** Matches of one group take alike: of one kind and age category. */
  group: string;
}

/** The plan itself weighs as much as this many matches: two quick ones do not make a quick day. */
const PLAN_WEIGHT = 4;
/** A result that was typed in afterwards has no length of its own … */
const SHORTEST_SECONDS = 15;
/** … and one that somebody forgot to end has none either: no match counts for more than this many plans. */
const LONGEST_RATIO = 3;
/** A mat that is empty for longer waits for something else than the next two athletes. */
const LONGEST_CHANGE_OVER_MS = 10 * 60_000;

export interface DayPace {
  /** Real length by planned length, of matches of a group. */
  ratio(group: string): number;
  /** Milliseconds that a mat stays empty between two matches, beyond its plan. */
  changeOver(arenaId: number): number;
}

/** Of a day on which nothing is over yet. */
export const PLANNED_PACE: DayPace = { ratio: () => 1, changeOver: () => 0 };

/** Milliseconds that a match will take. */
export const lengthOf = ({ lengthSeconds, group }: TimedMatch, pace: DayPace): number =>
  lengthSeconds * 1000 * pace.ratio(group);

/**
 * What the day has shown: the length of a fight follows its age category, wherever it is held; how long the mat stays
 * empty afterwards follows the arena, and counts only where the next match was already due. `arenas` hold one day each.
 */
export function learnPace(arenas: readonly { arenaId: number; matches: readonly TimedMatch[] }[]): DayPace {
  const ratios = new Map<string, Mean>();
  const changeOvers = new Map<number, Mean>();
  for (const { arenaId, matches } of arenas) {
    const held = matches.flatMap(heldOf).sort((a, b) => a.startedAt - b.startedAt);
    for (const { group, ratio } of held) meanOf(ratios, group).add(ratio);
    for (const [index, { startedAt, plannedAt }] of held.entries()) {
      const before = held[index - 1];
      if (!before || before.finishedAt < plannedAt || before.finishedAt > startedAt) continue;
      const empty = startedAt - before.finishedAt;
      if (empty <= LONGEST_CHANGE_OVER_MS) meanOf(changeOvers, arenaId).add(empty);
    }
  }
  return {
    ratio: (group) => ratios.get(group)?.towards(1) ?? 1,
    changeOver: (arenaId) => changeOvers.get(arenaId)?.towards(0) ?? 0,
  };
}

interface Held {
  group: string;
  plannedAt: number;
  startedAt: number;
  finishedAt: number;
  ratio: number;
}

/** None for a match that is not over, was a walkover, or was recorded without having been run. */
function heldOf({ group, plannedAt, status, startedAt, finishedAt, lengthSeconds }: TimedMatch): Held[] {
  if (status !== 'finished' || startedAt === null || finishedAt === null || lengthSeconds <= 0) return [];
  const seconds = (finishedAt - startedAt) / 1000;
  if (seconds < SHORTEST_SECONDS) return [];
  return [{ group, plannedAt, startedAt, finishedAt, ratio: Math.min(LONGEST_RATIO, seconds / lengthSeconds) }];
}

class Mean {
  private sum = 0;
  private count = 0;

  add(value: number): void {
    this.sum += value;
    this.count += 1;
  }

  towards(plan: number): number {
    return (plan * PLAN_WEIGHT + this.sum) / (PLAN_WEIGHT + this.count);
  }
}

function meanOf<K>(means: Map<K, Mean>, key: K): Mean {
  const mean = means.get(key) ?? new Mean();
  means.set(key, mean);
  return mean;
}
