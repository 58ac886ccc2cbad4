// Where to look in a bracket that is larger than the screen: its sections of sixteen, and the final.
import type { BracketGame, BracketRound } from '@gelanggang/contract/brackets';
import type { BracketLayout } from './bracket-layout';
import { bracketTexts } from './texts';

export interface BracketJump {
  label: string;
  /** Which edge of the drawing the section stands at. */
  side: 'left' | 'middle' | 'right';
  /** Top of the section, or the final's own height, in the drawing's units. */
  y: number;
}

const ROUNDS_OF_SECTION = 4;
/** A name stands so far above its line. */
const ABOVE_LINE = 44;

/** None where everything fits a screen anyway. */
export function bracketJumps(rounds: readonly BracketRound[], layout: BracketLayout): BracketJump[] {
  if (rounds.length <= ROUNDS_OF_SECTION) return [];
  const count = 2 ** (rounds.length - ROUNDS_OF_SECTION);
  const perSection = 2 ** (ROUNDS_OF_SECTION - 1);
  const sections = Array.from({ length: count }, (_, index): BracketJump => {
    const first = rounds[0]?.games.find((game) => game.position === index * perSection + 1);
    return {
      label: bracketTexts.section(index + 1, count),
      side: index < count / 2 ? 'left' : 'right',
      y: Math.max(0, lineOf(layout, first) - ABOVE_LINE),
    };
  });
  const final = rounds.at(-1)?.games.find((game) => !game.is_third_place);
  return [...sections, { label: final?.round_label ?? '', side: 'middle', y: lineOf(layout, final) }];
}

const lineOf = (layout: BracketLayout, game: BracketGame | undefined): number =>
  layout.slots.find((slot) => slot.matchId === game?.id)?.y ?? 0;
