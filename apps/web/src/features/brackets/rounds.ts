// A bracket as lists: its rounds, the one that is looked at first, and the way of whom one follows.
import type { LiveCorner, LiveMatch } from '@gelanggang/contract/live';
import { roundText, THIRD_PLACE_LABEL } from '@gelanggang/domain/draw/round-labels';
import { type Corner, CORNERS } from '@gelanggang/domain/words/corners';
import { isFought, isOver } from './pools';

export interface Round {
  round: number;
  label: string;
  /** In the order of their places; byes are nobody's match. The match for third place stands with the final. */
  matches: LiveMatch[];
}

export function roundsOf(matches: readonly LiveMatch[]): Round[] {
  const fought = matches.filter((match) => isFought(match, matches));
  const numbers = [...new Set(fought.map((match) => match.round))].sort((a, b) => a - b);
  return numbers.map((round) => {
    const own = fought.filter((match) => match.round === round).sort((a, b) => a.position - b.position);
    const named = own.find((match) => match.round_label !== THIRD_PLACE_LABEL) ?? own[0];
    return { round, label: roundText(named?.round_label ?? ''), matches: own };
  });
}

/** Where something runs, else where something is still to come, else the last one. */
export function shownRound(rounds: readonly Round[]): number | undefined {
  const running = rounds.find(({ matches }) =>
    matches.some((one) => one.status === 'ongoing' || one.status === 'called'),
  );
  const coming = rounds.find(({ matches }) => matches.some((one) => !isOver(one)));
  return (running ?? coming ?? rounds.at(-1))?.round;
}

export interface WayStep {
  match: LiveMatch;
  /** The one that is followed stood, stands or would stand here. */
  corner: Corner;
  /** `won`, `lost`; `next`: the first one to come; `later`: if that is won. */
  state: 'won' | 'lost' | 'next' | 'later';
}

/** The way of one unit through a bracket: what it has fought, and what would follow. */
export function wayOf(matches: readonly LiveMatch[], isUnit: (corner: LiveCorner) => boolean): WayStep[] {
  const way: WayStep[] = [];
  for (const match of [...matches].sort((a, b) => a.round - b.round)) {
    if (!isFought(match, matches)) continue;
    const corner = CORNERS.find((one) => match[one].state === 'unit' && isUnit(match[one]));
    if (!corner) continue;
    const state = isOver(match) ? (match.winner === corner ? 'won' : 'lost') : 'next';
    way.push({ match, corner, state });
  }
  let last = way.at(-1);
  while (last && last.state !== 'lost') {
    const { next_match_id: id, next_corner: corner } = last.match;
    const match = matches.find((one) => one.id === id);
    if (!match || !corner) break;
    last = { match, corner, state: 'later' };
    way.push(last);
  }
  return way;
}
