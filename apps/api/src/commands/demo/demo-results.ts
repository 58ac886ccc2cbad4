// The first half of the demo's day: who won and how, decided by the domain's rules, on arenas slightly behind.
import { decideMatch, type BracketMatch } from '@gelanggang/domain/draw/advance';
import type { Random } from '@gelanggang/domain/random';
import { checkOutcome, type Outcome } from '@gelanggang/domain/results/match-steps';
import { timeOf } from '@gelanggang/domain/schedule/numbering';
import { instantAt } from './demo-calendar';
import type { DemoMatch } from './demo-matches';
import { outcomeOf } from './demo-outcome';
import { AFTERNOON, OPENING, type PlannedMatch } from './demo-timetable';

export interface DemoResult extends Outcome {
  matchId: number;
  reason: string | null;
  recordedAt: Date;
}

/** A match as it stands in the middle of the day. */
export interface DemoMatchState {
  bracket: BracketMatch;
  arena: number | null;
  calledAt: Date | null;
  startedAt: Date | null;
  finishedAt: Date | null;
}

export interface HalfDay {
  changed: DemoMatchState[];
  results: DemoResult[];
}

const MINUTE = 60_000;
const CHANGE_OVER = 2.5 * MINUTE;

/** Half of the day's matches by planned time are over; each arena has one ongoing, and the next of the first is called. */
export function playHalfDay(
  date: string,
  planned: readonly PlannedMatch[],
  matches: readonly DemoMatch[],
  random: Random,
): HalfDay {
  const day = new Day(matches);
  const inOrder = [...planned].sort((a, b) => a.start - b.start || a.arena - b.arena);
  const half = Math.floor(inOrder.length / 2);
  /** When each mat is free. */
  const freeAt = new Map<number, number>();
  const startOf = (one: PlannedMatch): number => {
    // both sessions began some minutes late
    const delay = one.start === OPENING || one.start === AFTERNOON ? (3 + random.int(6)) * MINUTE : 0;
    const plannedAt = instantAt(date, timeOf(one.start)).getTime() + delay;
    return Math.max(plannedAt, freeAt.get(one.arena) ?? 0);
  };

  for (const one of inOrder.slice(0, half)) {
    const match = day.get(one.id);
    const start = startOf(one);
    const outcome = outcomeOf(random);
    const lasts = outcome.isWalkover ? MINUTE : match.lengthSeconds * 10 * (100 + random.int(45));
    day.decide(one, outcome, start, start + lasts);
    freeAt.set(one.arena, start + lasts + CHANGE_OVER);
  }
  const ongoing = new Set<number>();
  for (const one of inOrder.slice(half)) {
    const { bracket } = day.get(one.id);
    if (bracket.status !== 'scheduled' || bracket.blue.state !== 'unit' || bracket.red.state !== 'unit') continue;
    const start = startOf(one);
    if (!ongoing.has(one.arena)) {
      ongoing.add(one.arena);
      day.put(one, 'ongoing', start - 3 * MINUTE, start);
      freeAt.set(one.arena, start + 2 * MINUTE);
    } else if (one.arena === 0 && !day.hasCalled) {
      day.put(one, 'called', start, null);
    }
  }
  return { changed: day.changed(), results: day.results };
}

/** The matches of all pools while the day goes on. */
class Day {
  readonly results: DemoResult[] = [];
  hasCalled = false;
  private readonly pools = new Map<number, Map<number, BracketMatch>>();
  private readonly matches: Map<number, DemoMatch>;
  private readonly states = new Map<number, DemoMatchState>();

  constructor(matches: readonly DemoMatch[]) {
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
      this.states.set(changed.id, { bracket: changed, arena: null, calledAt: null, startedAt: null, finishedAt: null });
      if (changed.id === one.id || isNewWalkover) {
        const result = isNewWalkover
          ? { isWalkover: true, winner: changed.winner, winKind: null, blueScore: null, redScore: null }
          : outcome;
        const reason = result.isWalkover ? 'Tidak hadir setelah tiga kali panggilan.' : null;
        this.results.push({ ...result, matchId: changed.id, reason, recordedAt: new Date(end) });
      }
    }
    const state = this.states.get(one.id);
    if (!state) return;
    state.arena = one.arena;
    state.calledAt = new Date(start - 3 * MINUTE);
    state.startedAt = outcome.isWalkover ? null : new Date(start);
    state.finishedAt = new Date(end);
  }

  put(one: PlannedMatch, status: 'called' | 'ongoing', calledAt: number, startedAt: number | null): void {
    const { bracket } = this.get(one.id);
    this.hasCalled ||= status === 'called';
    this.states.set(one.id, {
      bracket: { ...bracket, status },
      arena: one.arena,
      calledAt: new Date(calledAt),
      startedAt: startedAt === null ? null : new Date(startedAt),
      finishedAt: null,
    });
  }

  /** In order of match id, the order in which matches are locked. */
  changed(): DemoMatchState[] {
    return [...this.states.values()].sort((a, b) => a.bracket.id - b.bracket.id);
  }
}
