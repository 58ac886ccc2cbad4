// How the arenas of a day keep up: who is behind, when each ends, and which matches would better move (domain-rules, Running the day).
import { endOf as endOfRunning, estimateArena } from './estimates';
import { type DayPace, learnPace, lengthOf, type TimedMatch } from './learned-pace';

/** Arenas that drift apart by more than this are worth a move. */
export const DRIFT_SECONDS = 20 * 60;
/** More moves at once than these nobody can announce. */
export const MOST_MOVES = 6;
/** The next matches of an arena are being fetched already: they stay. */
const STAY = 2;
/** One person rests at least this long between two matches. */
export const REST_SECONDS = 15 * 60;

/** A match with what moving it has to respect. */
export interface PacedMatch extends TimedMatch {
  /** People who stand in it for sure, or may come from the matches that decide it; one number stands for one person. */
  people: readonly number[];
  /** Matches that decide its corners. */
  deciders: readonly number[];
  /** Not yet called, and of a kind that moves alone. */
  mayMove: boolean;
}

export interface PacedArena {
  arenaId: number;
  /** In the order in which they are held. */
  matches: PacedMatch[];
  /** Matches can be added to it today. */
  isOpen: boolean;
}

export interface ArenaForecast {
  arenaId: number;
  /** How far the next match is behind its plan. */
  behindSeconds: number;
  /** Matches yet to end. */
  left: number;
  /** When the last match was planned to end, and when it will; null without matches left. */
  plannedEnd: number | null;
  endsAt: number | null;
}

export interface SuggestedMove {
  matchId: number;
  fromArenaId: number;
  toArenaId: number;
  /** Estimated start where it stands, and where it would go; never later. */
  startsAt: number;
  wouldStartAt: number;
}

export interface PaceSuggestion {
  moves: SuggestedMove[];
  before: ArenaForecast[];
  after: ArenaForecast[];
  driftSeconds: number;
  driftAfterSeconds: number;
}

export function forecastArena({ arenaId, matches }: PacedArena, now: number, pace: DayPace): ArenaForecast {
  const { behindSeconds, endsAt } = estimateArena(matches, now, pace, arenaId);
  const left = matches.filter((match) => !isOver(match));
  const planned = left.map((match) => match.plannedAt + match.lengthSeconds * 1000);
  return {
    arenaId,
    behindSeconds,
    left: left.length,
    plannedEnd: planned.length > 0 ? Math.max(...planned) : null,
    endsAt,
  };
}

/** How much later each arena ends than planned; one that has nothing left is not late. */
export const lateSeconds = ({ endsAt, plannedEnd }: ArenaForecast): number =>
  endsAt === null || plannedEnd === null ? 0 : Math.max(0, Math.round((endsAt - plannedEnd) / 1000));

/** Between the arena whose day ends latest beside its plan and the one that ends best; a pause that catches up counts. */
export function driftOf(forecasts: readonly ArenaForecast[]): number {
  if (forecasts.length < 2) return 0;
  const late = forecasts.map(lateSeconds);
  return Math.max(...late) - Math.min(...late);
}

/**
 * Moves that bring drifting arenas together: always one from the arena that is most behind to the end of another, which is
 * less behind after it too, so that the match starts no later than where it stands. Nobody stands in two arenas at once or
 * without rest, and nothing starts before what decides it. Without moves when the arenas are together, or none helps.
 */
export function suggestMoves(arenas: readonly PacedArena[], now: number): PaceSuggestion {
  const pace = learnPace(arenas);
  const before = arenas.map((arena) => forecastArena(arena, now, pace));
  let current = arenas.map((arena) => ({ ...arena }));
  const moves: SuggestedMove[] = [];
  while (moves.length < MOST_MOVES) {
    const drift = driftOf(current.map((arena) => forecastArena(arena, now, pace)));
    if (drift <= DRIFT_SECONDS) break;
    const best = bestMove(current, new Set(moves.map((move) => move.matchId)), { now, pace }, drift);
    if (!best) break;
    moves.push(best.move);
    current = best.arenas;
  }
  const after = current.map((arena) => forecastArena(arena, now, pace));
  return { moves, before, after, driftSeconds: driftOf(before), driftAfterSeconds: driftOf(after) };
}

interface Candidate {
  move: SuggestedMove;
  arenas: PacedArena[];
  drift: number;
}

/** When it is, and how fast the day goes. */
interface Present {
  now: number;
  pace: DayPace;
}

function bestMove(arenas: PacedArena[], moved: ReadonlySet<number>, present: Present, drift: number): Candidate | null {
  const { now, pace } = present;
  const forecasts = arenas.map((arena) => ({ arena, late: lateSeconds(forecastArena(arena, now, pace)) }));
  const [from] = [...forecasts].sort((a, b) => b.late - a.late || a.arena.arenaId - b.arena.arenaId);
  if (!from) return null;
  const startsAt = startsOf(arenas, present);
  const waiting = from.arena.matches.filter((match) => match.status === 'scheduled').slice(STAY);
  let best: Candidate | null = null;
  for (const match of waiting) {
    if (!match.mayMove || moved.has(match.id)) continue;
    for (const to of arenas) {
      if (!to.isOpen || to.arenaId === from.arena.arenaId) continue;
      const candidate = tryMove(arenas, match, from.arena.arenaId, to.arenaId, startsAt, present);
      if (!candidate || candidate.drift >= drift) continue;
      if (!best || isBetter(candidate, best)) best = candidate;
    }
  }
  return best;
}

/** Closer arenas first; at equal distance the match that gains most time. */
function isBetter(one: Candidate, other: Candidate): boolean {
  if (one.drift !== other.drift) return one.drift < other.drift;
  return one.move.startsAt - one.move.wouldStartAt > other.move.startsAt - other.move.wouldStartAt;
}

function tryMove(
  arenas: PacedArena[],
  match: PacedMatch,
  fromArenaId: number,
  toArenaId: number,
  startsAt: ReadonlyMap<number, number>,
  present: Present,
): Candidate | null {
  const { now, pace } = present;
  const after = arenas.map((arena) => {
    if (arena.arenaId === fromArenaId) return { ...arena, matches: arena.matches.filter((one) => one.id !== match.id) };
    if (arena.arenaId !== toArenaId) return arena;
    // planned for when the arena is through: it begins as soon as the mat is free
    const plannedAt = Math.max(now, ...arena.matches.map((one) => one.plannedAt + one.lengthSeconds * 1000));
    return { ...arena, matches: [...arena.matches, { ...match, plannedAt }] };
  });
  const starts = startsOf(after, present);
  const stood = startsAt.get(match.id);
  const stands = starts.get(match.id);
  if (stood === undefined || stands === undefined || stands > stood) return null;
  if (!isFeasible(after, match, starts, present)) return null;
  const drift = driftOf(after.map((arena) => forecastArena(arena, now, pace)));
  return {
    move: { matchId: match.id, fromArenaId, toArenaId, startsAt: stood, wouldStartAt: stands },
    arenas: after,
    drift,
  };
}

/** Whether nobody of this match is elsewhere around its time, and everything that decides it is over by then. */
function isFeasible(
  arenas: readonly PacedArena[],
  match: PacedMatch,
  startsAt: ReadonlyMap<number, number>,
  { now, pace }: Present,
): boolean {
  const start = startsAt.get(match.id) ?? 0;
  const end = start + lengthOf(match, pace);
  const rest = REST_SECONDS * 1000;
  const people = new Set(match.people);
  for (const other of arenas.flatMap((arena) => arena.matches)) {
    if (other.id === match.id || isOver(other)) continue;
    const otherStart = other.status === 'ongoing' ? (other.startedAt ?? now) : (startsAt.get(other.id) ?? Infinity);
    const otherEnd = endOf(other, startsAt, now, pace);
    if (match.deciders.includes(other.id) && otherEnd > start) return false;
    if (other.deciders.includes(match.id) && otherStart < end) return false;
    const isShared = other.people.some((person) => people.has(person));
    if (isShared && otherStart < end + rest && start < otherEnd + rest) return false;
  }
  return true;
}

function startsOf(arenas: readonly PacedArena[], { now, pace }: Present): Map<number, number> {
  return new Map(arenas.flatMap(({ arenaId, matches }) => [...estimateArena(matches, now, pace, arenaId).startsAt]));
}

function endOf(match: TimedMatch, startsAt: ReadonlyMap<number, number>, now: number, pace: DayPace): number {
  if (match.status === 'ongoing') return endOfRunning(match, now, pace);
  return (startsAt.get(match.id) ?? now) + lengthOf(match, pace);
}

const isOver = ({ status }: TimedMatch): boolean => status === 'finished' || status === 'walkover';
