// A bracket without names: the lines and byes that a draw of so many would have.
import type { BlankSize } from '@gelanggang/contract/draw-options';
import type { BracketGame, BracketPlayer, BracketRound } from '@gelanggang/contract/brackets';
import { type DrawnMatch, drawBracket, type Slot } from '@gelanggang/domain/draw/bracket';
import { matchRoundLabel, roundLabel } from '@gelanggang/domain/draw/round-labels';
import { bracketTexts as texts } from './texts';

/** Any seed will do: nobody is drawn, and byes stand level whatever the seed. */
const SEED = '0'.repeat(16);
/** Pairs on a sheet of chart 2. */
const PAIRS = 6;

export function blankRounds(size: BlankSize, hasThirdPlace: boolean): BracketRound[] {
  const units = Array.from({ length: size === 2 ? 2 * PAIRS : size }, (_, index) => ({
    id: index + 1,
    contingentId: null,
    provinceId: null,
  }));
  const drawn = drawBracket(units, { chart: size === 2 ? 2 : 0, seed: SEED, hasThirdPlace });
  if (!drawn.ok) return [];
  const { roundCount, matches } = drawn;
  const labelled = size === 2 ? null : roundCount;
  const idAt = (round: number, position: number) => 1000 * round + position;
  const game = (match: DrawnMatch): BracketGame => ({
    id: idAt(match.round, match.position),
    round: match.round,
    round_label: matchRoundLabel(match, labelled),
    position: match.position,
    is_third_place: match.isThirdPlace,
    player1: player(match.blue),
    player2: player(match.red),
    next: match.next && idAt(match.next.round, match.next.position),
    next_corner: match.next?.corner ?? null,
    loser_next: match.loser && idAt(match.loser.round, match.loser.position),
    loser_next_corner: match.loser?.corner ?? null,
    ...NOTHING_YET,
  });
  return Array.from({ length: roundCount }, (_, index) => ({
    round: index + 1,
    label: roundLabel(index + 1, labelled),
    games: matches.filter((match) => match.round === index + 1).map(game),
  }));
}

/** Whoever will stand here is written by hand: only a bye is known. */
function player({ state }: Slot): BracketPlayer {
  const isBye = state === 'bye';
  const name = isBye ? texts.bye : texts.toBeDecided;
  return { name, contingent: '', state: isBye ? 'bye' : 'tbd', is_dummy: false, placeholder: null, unit_id: null };
}

const NOTHING_YET = {
  winner: null,
  winner_id: null,
  status: 'scheduled',
  win_kind: null,
  blue_score: null,
  red_score: null,
  number: null,
  partai: null,
  scheduled_date: null,
  start_time: null,
  arena_id: null,
  arena_name: null,
  can_create_dummy: false,
} as const;
