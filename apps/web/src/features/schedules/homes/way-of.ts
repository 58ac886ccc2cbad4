// The way of each entry through a tournament, out of its live data: its matches in order, against whom, and how each ended.
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import type { Corner } from '@gelanggang/domain/words/corners';
import { cornersOf } from '@web/live/corners-of';

export interface Step {
  match: LiveMatch;
  corner: Corner;
  /** Null: a performance that is ranked with others. */
  opponent: LiveCorner | null;
  /** `through`: nobody stands in the other corner; `nobody`: it is over without a winner; `shown`: performed, and ranked. */
  outcome: 'open' | 'on' | 'won' | 'lost' | 'nobody' | 'through' | 'shown';
}

/** By the entry's id; of a pair or a team each of its athletes has the same way. */
export type Ways = ReadonlyMap<number, readonly Step[]>;

export function waysOf(matches: readonly LiveMatch[]): Ways {
  const battles = new Map(matches.flatMap((match) => (match.battle_group === null ? [] : [[battleOf(match), match]])));
  const ways = new Map<number, Step[]>();
  for (const match of matches) {
    for (const corner of cornersOf(match)) {
      const who = match[corner];
      if (who.state !== 'unit') continue;
      const step = stepOf(match, corner, battles);
      for (const id of who.entry_ids ?? []) {
        const way = ways.get(id);
        if (way) way.push(step);
        else ways.set(id, [step]);
      }
    }
  }
  for (const way of ways.values()) way.sort(inOrder);
  return ways;
}

const otherOf = (corner: Corner): Corner => (corner === 'blue' ? 'red' : 'blue');

const battleOf = ({ pool_id, round, battle_group, corner }: LiveMatch, of = corner): string =>
  [pool_id, round, battle_group, of].join(' ');

function stepOf(match: LiveMatch, corner: Corner, battles: ReadonlyMap<string, LiveMatch>): Step {
  const other = otherOf(corner);
  const opponent =
    match.mode === 'default'
      ? null
      : match.kind === 'seni'
        ? (battles.get(battleOf(match, other))?.[other] ?? match[other])
        : match[other];
  return { match, corner, opponent, outcome: outcomeOf(match, corner, opponent) };
}

function outcomeOf({ status, winner }: LiveMatch, corner: Corner, opponent: LiveCorner | null): Step['outcome'] {
  if (opponent?.state === 'bye') return 'through';
  if (status === 'ongoing' || status === 'called') return 'on';
  if (status === 'scheduled') return 'open';
  if (opponent === null) return 'shown';
  if (winner === null) return 'nobody';
  return winner === corner ? 'won' : 'lost';
}

/** Who goes on to another stage performs there after the stage before. */
const inOrder = ({ match: a }: Step, { match: b }: Step): number =>
  (a.seni?.stage ?? 1) - (b.seni?.stage ?? 1) || a.round - b.round || a.position - b.position || a.id - b.id;
