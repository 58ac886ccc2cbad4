// What a big screen shows of the live data: pure, so that it can be tested without a hall.
import type { LiveSnapshot } from '@gelanggang/contract/live';
import type { BracketGame, BracketRound } from '@gelanggang/contract/brackets';
import { roundsOf } from '@web/components/bracket/live-bracket';
import { arenaDays, dayToShow, daysOf, waitingOf, type ArenaDay, type Slot } from '@web/live/arena-days';

/** A result stands until the next match is called, at least this long … */
const RESULT_FIRST_MS = 20_000;
/** … and at most this long. */
const RESULT_LAST_MS = 180_000;
/** Every page of a screen that has several stands this long. */
const PAGE_MS = 12_000;

export type ShownAs = 'running' | 'called' | 'result' | 'next';

/** One arena as a screen shows it: the match on its mat, and those that follow. */
export interface ArenaView {
  arena: ArenaDay['arena'];
  behindMinutes: number;
  shown: { slot: Slot; as: ShownAs } | null;
  coming: Slot[];
}

/** What is to be shown of an arena instead of what its mat asks for. */
export interface Wanted {
  matchId: number;
  as: ShownAs;
}

export function arenaView(one: ArenaDay, now: number, only?: Wanted): ArenaView {
  const wanted = only && slotsOf(one).find(({ match }) => match.id === only.matchId);
  const shown = wanted ? { slot: wanted, as: only.as } : shownOf(one, now);
  // a result that still stands does not hide who was called meanwhile
  const called = one.current && one.current !== shown?.slot ? [one.current] : [];
  const coming = [...called, ...waitingOf(one)].filter((slot) => slot !== shown?.slot);
  return { arena: one.arena, behindMinutes: one.behindMinutes, shown, coming };
}

const slotsOf = (one: ArenaDay): Slot[] => [...(one.current ? [one.current] : []), ...waitingOf(one), ...one.done];

function shownOf(one: ArenaDay, now: number): ArenaView['shown'] {
  const { current } = one;
  if (current?.match.status === 'ongoing') return { slot: current, as: 'running' };
  const last = one.done[0];
  const age = last?.match.finished_at ? now - Date.parse(last.match.finished_at) : Infinity;
  if (last && age < (current ? RESULT_FIRST_MS : RESULT_LAST_MS)) return { slot: last, as: 'result' };
  if (current) return { slot: current, as: 'called' };
  return one.next ? { slot: one.next, as: 'next' } : null;
}

/** The arenas of the day that is on, else of the next one. */
export function arenaViews(snapshot: LiveSnapshot, now: number, only?: Wanted): ArenaView[] {
  const day = dayToShow(daysOf(snapshot.schedules), now, snapshot.tournament.time_zone);
  return arenaDays(snapshot, now)
    .filter((one) => one.day === day)
    .map((one) => arenaView(one, now, only));
}

/** Which of `count` pages is up: by the clock, so that all screens of a hall turn together. */
export const pageAt = (now: number, count: number): number => (count < 2 ? 0 : Math.floor(now / PAGE_MS) % count);

/** Which of the pictures is up, each for its seconds: by the clock, like pages. */
export function sponsorAt(now: number, seconds: readonly number[]): number {
  const round = seconds.reduce((sum, one) => sum + one, 0);
  let left = Math.floor(now / 1000) % Math.max(1, round);
  const found = seconds.findIndex((one) => (left -= one) < 0);
  return Math.max(0, found);
}

export function pagesOf<T>(items: readonly T[], perPage: number): T[][] {
  const count = Math.max(1, Math.ceil(items.length / perPage));
  // pages of equal weight: five arenas are three and two, not four and one
  const size = Math.ceil(items.length / count);
  return Array.from({ length: count }, (_, page) => items.slice(page * size, (page + 1) * size));
}

/** '4:07' since `from`; null when that is no time of a match. */
export function elapsed(from: string | null, now: number): string | null {
  if (from === null) return null;
  const seconds = Math.max(0, Math.floor((now - Date.parse(from)) / 1000));
  if (seconds >= 6000) return null;
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** More rounds at once than these cannot be read at ten metres. */
const ROUNDS_SHOWN = 3;

/**
 * A pool's bracket in parts of at most eight lines, each three rounds deep: from the first round to the final. Parts in
 * which everything is decided are left out; the last part always stands.
 */
export function bracketParts(games: readonly BracketGame[]): BracketRound[][] {
  const last = Math.max(0, ...games.map((game) => game.round));
  const parts: BracketGame[][] = [];
  for (let first = 1; first + ROUNDS_SHOWN - 1 < last; first += ROUNDS_SHOWN) {
    for (let tree = 1; tree <= 2 ** (last - first - ROUNDS_SHOWN + 1); tree += 1) {
      const part = partOf(games, first, tree, last);
      if (part.some(isOpen)) parts.push(part);
    }
  }
  const first = Math.max(1, last - ROUNDS_SHOWN + 1);
  const end = partOf(games, first, 1, last);
  // the match for third place stands in the final's round at position 2
  const third = games.find((game) => game.round === last && game.position === 2);
  if (third) end.push({ ...third, round: last - first + 1, is_third_place: true });
  return [...parts, end].map(roundsOf);
}

/** A bye is never held. */
const isOpen = ({ player1, player2, status }: BracketGame): boolean =>
  player1.state !== 'bye' && player2.state !== 'bye' && status !== 'finished' && status !== 'walkover';

/** The matches of `ROUNDS_SHOWN` rounds from `first` on that lead to match `tree` of the last of them. */
function partOf(games: readonly BracketGame[], first: number, tree: number, last: number): BracketGame[] {
  const top = Math.min(first + ROUNDS_SHOWN - 1, last);
  const found: BracketGame[] = [];
  for (let round = first; round <= top; round += 1) {
    const width = 2 ** (top - round);
    const from = (tree - 1) * width;
    for (const game of games) {
      if (game.round !== round || game.position <= from || game.position > from + width) continue;
      found.push({ ...game, round: round - first + 1, position: game.position - from });
    }
  }
  return found;
}
