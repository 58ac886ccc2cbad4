// What is worth a warning beside a match while a schedule is edited: nothing of it is refused (domain-rules, Schedules).
import { DEFAULT_REST_MATCHES } from './conflicts';
import { minutesOf } from './numbering';
import type { PossiblePeople } from './possible-people';

/** A match with its place. */
export interface PlannedMatch {
  id: number;
  lengthSeconds: number;
  arenaId: number;
  /** `YYYY-MM-DD` */
  date: string;
  /** `HH:MM` */
  time: string;
}

export type MatchWarning =
  /** `person` stands, or may stand, in the other match at that time. */
  | { kind: 'two-places'; otherId: number; people: readonly number[]; isCertain: boolean }
  /** `restMinutes` between the two, `isBefore` when the other is held first; `neededMinutes` would do. */
  | {
      kind: 'short-rest';
      otherId: number;
      people: readonly number[];
      isCertain: boolean;
      isBefore: boolean;
      restMinutes: number;
      neededMinutes: number;
    }
  /** Begins before the other, which decides who stands in it, is over. */
  | { kind: 'before-feeder'; otherId: number }
  /** Is over only after the other, which waits for its winner or loser, has begun. */
  | { kind: 'after-next'; otherId: number }
  | { kind: 'before-start' }
  | { kind: 'after-end' };

interface Given {
  /** The matches of the schedule that is edited. */
  own: readonly PlannedMatch[];
  /** Those of all other schedules. */
  others: readonly PlannedMatch[];
  people: PossiblePeople;
  /** `HH:MM` of the edited schedule; an empty or absent end is no limit. */
  hours: { start: string; end: string | null };
}

/** Warnings by match id, of the schedule's own matches only; of two own matches the later one is told. */
export function matchWarnings({ own, others, people, hours }: Given): Map<number, MatchWarning[]> {
  const warnings = new Map<number, MatchWarning[]>();
  const warn = (id: number, warning: MatchWarning) => {
    const list = warnings.get(id);
    if (list) list.push(warning);
    else warnings.set(id, [warning]);
  };
  const timed = [
    ...own.map((match) => withTimes(match, true)),
    ...others.map((match) => withTimes(match, false)),
  ].filter((match) => match !== null);
  for (const [earlier, later, shared] of pairsTooClose(timed, people)) {
    const told = later.isOwn ? later : earlier;
    const other = told === later ? earlier : later;
    const isCertain = shared.some((one) => people.isCertain(earlier.id, one) && people.isCertain(later.id, one));
    const rest = later.start - earlier.end;
    const base = { otherId: other.id, people: shared, isCertain };
    if (rest < 0) warn(told.id, { kind: 'two-places', ...base });
    else {
      const [restMinutes, neededMinutes] = [Math.floor(rest / 60), Math.ceil(restAfter(earlier) / 60)];
      warn(told.id, { kind: 'short-rest', ...base, isBefore: other === earlier, restMinutes, neededMinutes });
    }
  }
  const byId = new Map(timed.map((match) => [match.id, match]));
  for (const next of timed) {
    for (const { id } of people.feedersOf(next.id)) {
      const feeder = byId.get(id);
      if (!feeder || feeder.end <= next.start) continue;
      if (next.isOwn) warn(next.id, { kind: 'before-feeder', otherId: feeder.id });
      else if (feeder.isOwn) warn(feeder.id, { kind: 'after-next', otherId: next.id });
    }
  }
  const [start, end] = [minutesOf(hours.start), hours.end ? minutesOf(hours.end) : null];
  for (const match of timed) {
    const minute = (match.start / 60) % (24 * 60);
    if (!match.isOwn) continue;
    if (start !== null && minute < start) warn(match.id, { kind: 'before-start' });
    if (end !== null && minute + match.lengthSeconds / 60 > end) warn(match.id, { kind: 'after-end' });
  }
  return warnings;
}

interface Timed {
  id: number;
  isOwn: boolean;
  lengthSeconds: number;
  /** Seconds since 1970 as if the local clock were UTC. */
  start: number;
  end: number;
}

function withTimes(match: PlannedMatch, isOwn: boolean): Timed | null {
  const minutes = minutesOf(match.time);
  const day = Date.parse(`${match.date}T00:00:00Z`);
  if (minutes === null || Number.isNaN(day)) return null;
  const start = day / 1000 + minutes * 60;
  return { id: match.id, isOwn, lengthSeconds: match.lengthSeconds, start, end: start + match.lengthSeconds };
}

const restAfter = (match: Timed) => DEFAULT_REST_MATCHES * match.lengthSeconds;

/** Pairs of which at least one is own, that share people without the rest time between them; sorted per person. */
function pairsTooClose(matches: readonly Timed[], people: PossiblePeople): [Timed, Timed, number[]][] {
  const inOrder = [...matches].sort((a, b) => a.start - b.start || a.id - b.id);
  const longest = Math.max(0, ...inOrder.map((match) => match.lengthSeconds + restAfter(match)));
  const before = new Map<number, Timed[]>();
  const pairs = new Map<string, [Timed, Timed, number[]]>();
  for (const later of inOrder) {
    for (const person of people.of(later.id)) {
      const earlierOnes = before.get(person) ?? [];
      before.set(person, earlierOnes);
      for (let index = earlierOnes.length - 1; index >= 0; index--) {
        const earlier = earlierOnes[index] as Timed;
        if (later.start - earlier.start >= longest) break;
        if (!(earlier.isOwn || later.isOwn) || later.start - earlier.end >= restAfter(earlier)) continue;
        const pair = pairs.get(`${earlier.id} ${later.id}`);
        if (pair) pair[2].push(person);
        else if (people.canShare(earlier.id, later.id)) {
          pairs.set(`${earlier.id} ${later.id}`, [earlier, later, [person]]);
        }
      }
      earlierOnes.push(later);
    }
  }
  return [...pairs.values()];
}
