// The first round of a bracket as it is shown while it is drawn: pair by pair, name after name, from top to bottom.
import type { BracketPlayer, BracketRound } from '@gelanggang/contract/brackets';

export interface ShowCorner {
  name: string;
  contingent: string;
  isBye: boolean;
  /** From 1: with which name it appears. A bye comes with its opponent. */
  turn: number;
}

export interface ShowPair {
  /** From 1, top to bottom. */
  number: number;
  blue: ShowCorner;
  red: ShowCorner;
}

/** More at once could not be read from the back of a hall. */
export const PAIRS_AT_ONCE = 16;
/** Of the pause between two pools; the rest of it the pool stands complete. */
const SHARE_OF_PAUSE = 0.6;
const SLOWEST_MS = 900;

export function showPairs(rounds: readonly BracketRound[]): ShowPair[] {
  let turn = 0;
  const corner = (player: BracketPlayer): ShowCorner => {
    const isBye = player.state !== 'unit';
    if (!isBye) turn += 1;
    return { name: player.name, contingent: player.contingent, isBye, turn };
  };
  return (rounds[0]?.games ?? [])
    .filter((game) => !game.is_third_place)
    .map((game, index) => ({ number: index + 1, blue: corner(game.player1), red: corner(game.player2) }));
}

export const namesIn = (pairs: readonly ShowPair[]): number => pairs.at(-1)?.red.turn ?? 0;

/** Milliseconds from one name to the next; 0: all at once. */
export function revealStep(names: number, pauseSeconds: number): number {
  return names === 0 ? 0 : Math.min(SLOWEST_MS, (SHARE_OF_PAUSE * pauseSeconds * 1000) / names);
}

/** The pairs on the screen once so many names are drawn: page by page where there are many. */
export function pairsShown(pairs: readonly ShowPair[], drawn: number): ShowPair[] {
  const last = pairs.findLastIndex((pair) => Math.min(pair.blue.turn, pair.red.turn) <= drawn);
  const page = Math.floor(Math.max(0, last) / PAIRS_AT_ONCE);
  return pairs.slice(page * PAIRS_AT_ONCE, (page + 1) * PAIRS_AT_ONCE);
}
