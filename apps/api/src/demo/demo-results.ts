// The running day of the demo until now: who won and how, decided by the domain's rules, on arenas slightly behind.
import { decideMatch, type BracketMatch } from '@gelanggang/domain/draw/advance';
import { createRandom, deriveSeed, type Seed } from '@gelanggang/domain/random';
import { checkOutcome, type Outcome } from '@gelanggang/domain/results/match-steps';
import type { DemoMatch } from './demo-matches';
import { outcomeOf } from './demo-outcome';
import type { PlannedMatch } from './demo-timetable';
import type { FittedDay } from './fit-day';

export interface DemoResult extends Outcome {
  matchId: number;
  reason: string | null;
  recordedAt: Date;
}

/** A match as it stands now. */
export interface DemoMatchState {
  bracket: BracketMatch;
  arena: number | null;
  calledAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
}

export interface PlayedDay {
  changed: DemoMatchState[];
  results: DemoResult[];
}

const MINUTE = 60_000;
const CHANGE_OVER = 2 * MINUTE;
const FROM_CALL_TO_START = 3 * MINUTE;
/** An ongoing match started at least one and at most six minutes ago. */
const JUST_STARTED = MINUTE;
const LONG_STARTED = 6 * MINUTE;
/** After a match that ended longer ago than this the arena stands idle, waiting for what is planned later. */
const LINGERS = 10 * MINUTE;
/** How early the next match of an idle arena is called. */
const CALLED_AHEAD = 30 * MINUTE;

/**
 * Each arena plays its matches in their planned order until now; times are counted in milliseconds from the opening. One
 * match is ongoing in each arena that has one to play, and the next of the first arena is called. How a match ends and
 * how long it lasts hangs on the seed and the match alone.
 */
export function playDay(
  { planned, hours, elapsed }: FittedDay,
  matches: readonly DemoMatch[],
  now: Date,
  seed: Seed,
): PlayedDay {
  const nowMs = elapsed * MINUTE;
  const day = new Day(matches, (ms) => new Date(Math.round(now.getTime() - nowMs + ms)));
  const plannedAt = (one: PlannedMatch): number => (one.start - hours.opening) * MINUTE;
  const inOrder = [...planned].sort((a, b) => a.start - b.start || a.arena - b.arena);
  /** When each mat is free. */
  const freeAt = new Map<number, number>();
  const ongoing = new Set<number>();
  const later: PlannedMatch[] = [];

  for (const one of inOrder) {
    const match = day.get(one.id);
    const random = createRandom(deriveSeed(seed, `match ${one.id}`));
    const outcome = outcomeOf(random);
    const lasts = outcome.isWalkover ? MINUTE : match.lengthSeconds * 10 * (100 + random.int(35));
    // both sessions begin some minutes late, unless the day has only begun itself
    const isFirst = one.start === hours.opening || one.start === hours.breakTo;
    const delay = isFirst ? Math.min((2 + random.int(4)) * MINUTE, nowMs / 8) : 0;
    const startedAgo = LONG_STARTED - random.int(180) * 1000;

    const start = Math.max(plannedAt(one) + delay, freeAt.get(one.arena) ?? 0, day.readyAt(one.id) + CHANGE_OVER);
    if (!day.isReady(one.id)) continue;
    if (ongoing.has(one.arena) || start > nowMs - JUST_STARTED) {
      later.push(one);
      continue;
    }
    const next = inOrder.find((other) => other.arena === one.arena && other.start > one.start);
    const nextStart = Math.max(start + lasts + CHANGE_OVER, next ? plannedAt(next) : Infinity);
    const isOver = nextStart <= nowMs - JUST_STARTED || start + lasts + LINGERS <= nowMs;
    if (isOver) {
      day.decide(one, outcome, start, start + lasts);
      freeAt.set(one.arena, start + lasts + CHANGE_OVER);
    } else {
      ongoing.add(one.arena);
      day.put(one, 'ongoing', start >= nowMs - LONG_STARTED ? start : nowMs - startedAgo);
    }
  }
  const [called] = later
    .filter((one) => plannedAt(one) <= nowMs + CALLED_AHEAD)
    .sort((a, b) => a.arena - b.arena || a.start - b.start);
  if (called) day.put(called, 'called', nowMs - JUST_STARTED / 2);
  return { changed: day.changed(), results: day.results };
}

/** The matches of all pools while the day goes on. */
class Day {
  readonly results: DemoResult[] = [];
  private readonly pools = new Map<number, Map<number, BracketMatch>>();
  private readonly matches: Map<number, DemoMatch>;
  private readonly states = new Map<number, DemoMatchState>();
  /** When the last match that leads to a match was over. */
  private readonly fedAt = new Map<number, number>();

  constructor(
    matches: readonly DemoMatch[],
    private readonly instantOf: (ms: number) => Date,
  ) {
    this.matches = new Map(matches.map((match) => [match.id, match]));
    for (const { poolId, id, bracket } of matches) {
      const pool = this.pools.get(poolId) ?? new Map<number, BracketMatch>();
      this.pools.set(poolId, pool.set(id, bracket));
    }
  }

  get(id: number): DemoMatch {
    const match = this.matches.get(id);
    const bracket = match && this.pools.get(match.poolId)?.get(id);
    if (!match || !bracket) throw new Error(`The demo knows no match ${id}`);
    return { ...match, bracket };
  }

  /** Both corners are known and nothing is decided. */
  isReady(id: number): boolean {
    const { status, blue, red } = this.get(id).bracket;
    return status === 'scheduled' && blue.state === 'unit' && red.state === 'unit';
  }

  readyAt(id: number): number {
    return this.fedAt.get(id) ?? -Infinity;
  }

  decide(one: PlannedMatch, outcome: Outcome, start: number, end: number): void {
    const { poolId, bracket } = this.get(one.id);
    const units = { status: bracket.status, blueUnitId: bracket.blue.unitId, redUnitId: bracket.red.unitId };
    const checked = checkOutcome(units, outcome);
    if (!checked.ok) throw new Error(`The demo's match ${bracket.id} cannot end so: ${checked.code}`);
    const decided = decideMatch([...(this.pools.get(poolId)?.values() ?? [])], one.id, outcome);
    if (!decided.ok) throw new Error(`The demo cannot decide match ${bracket.id}: ${decided.code}`);
    for (const changed of decided.changed) {
      const isNewWalkover = changed.id !== one.id && changed.status === 'walkover';
      this.pools.get(poolId)?.set(changed.id, changed);
      this.fedAt.set(changed.id, end);
      this.states.set(changed.id, { bracket: changed, arena: null, calledAt: null, startedAt: null, finishedAt: null });
      if (changed.id === one.id || isNewWalkover) {
        const result = isNewWalkover
          ? { isWalkover: true, winner: changed.winner, winKind: null, blueScore: null, redScore: null }
          : outcome;
        const reason = result.isWalkover ? 'Tidak hadir setelah tiga kali panggilan.' : null;
        this.results.push({ ...result, matchId: changed.id, reason, recordedAt: this.instantOf(end) });
      }
    }
    const state = this.states.get(one.id);
    if (!state) return;
    state.arena = one.arena;
    state.calledAt = this.instantOf(start - FROM_CALL_TO_START);
    state.startedAt = outcome.isWalkover ? null : this.instantOf(start);
    state.finishedAt = this.instantOf(end);
  }

  /** `at`: when an ongoing match started, when a called one was called. */
  put(one: PlannedMatch, status: 'called' | 'ongoing', at: number): void {
    const { bracket } = this.get(one.id);
    this.states.set(one.id, {
      bracket: { ...bracket, status },
      arena: one.arena,
      calledAt: this.instantOf(status === 'called' ? at : at - FROM_CALL_TO_START),
      startedAt: status === 'ongoing' ? this.instantOf(at) : null,
      finishedAt: null,
    });
  }

  /** In order of match id, the order in which matches are locked. */
  changed(): DemoMatchState[] {
    return [...this.states.values()].sort((a, b) => a.bracket.id - b.bracket.id);
  }
}
