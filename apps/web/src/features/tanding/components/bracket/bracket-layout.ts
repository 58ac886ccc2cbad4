// Where every line, name and partai box of a bracket stands, in SVG units. Pure geometry: no names, no colours.

/** What the layout must know of a match. `round` and `position` count from 1. */
export interface LayoutMatch {
  id: number;
  round: number;
  position: number;
  isThirdPlace: boolean;
}

export type Corner = 'blue' | 'red';

/** The line that one corner of a match stands on, and where its name begins. */
export interface SlotLine {
  matchId: number;
  corner: Corner;
  x1: number;
  x2: number;
  y: number;
  textX: number;
  anchor: 'start' | 'end';
  /** Room for the corner's mark and the name, before the name must be cut. */
  textWidth: number;
}

/** The upright between the two corners of a match, with the partai box on it. */
export interface Connector {
  matchId: number;
  x: number;
  y1: number;
  y2: number;
  boxX: number;
  boxY: number;
}

export interface RoundHead {
  round: number;
  x: number;
  anchor: 'start' | 'middle' | 'end';
}

export interface BracketLayout {
  width: number;
  height: number;
  slots: SlotLine[];
  connectors: Connector[];
  heads: RoundHead[];
  /** The frame of the final in the middle of a two-sided bracket. */
  finalBox: { matchId: number; x: number; y: number; width: number; height: number } | null;
  /** The line of the champion of a one-sided bracket. */
  champion: { x1: number; x2: number; y: number; textX: number } | null;
}

export const BOX_WIDTH = 44;
export const BOX_HEIGHT = 38;
const HEAD = 36;
const LEAF = 66;
const COLUMN = 186;
const LATER_INDENT = BOX_WIDTH / 2 + 8;
const FINAL_WIDTH = 196;
const FINAL_ROW = 42;
const THIRD_GAP = 56;
/** From this many first-round slots on, both halves grow towards the middle (look-and-feel, "Brackets"). */
export const TWO_SIDED_FROM = 16;

/** `twoSidedFrom`: tall paper has more room for a tree that grows to one side. */
export function layoutBracket(matches: readonly LayoutMatch[], twoSidedFrom = TWO_SIDED_FROM): BracketLayout {
  const tree = matches.filter((match) => !match.isThirdPlace);
  const rounds = Math.max(0, ...tree.map((match) => match.round));
  const leaves = 2 ** rounds;
  const layout = leaves >= twoSidedFrom ? layoutTwoSided(tree, rounds) : layoutOneSided(tree, rounds);
  const third = matches.find((match) => match.isThirdPlace);
  return third ? withThirdPlace(layout, third) : layout;
}

/** Height of the line that enters slot `corner` of a match, when `leaves` begin at `first` of their half. */
function slotY(round: number, position: number, corner: Corner): number {
  const leavesBelow = 2 ** (round - 1);
  const slot = 2 * (position - 1) + (corner === 'blue' ? 0 : 1);
  return HEAD + LEAF * (slot * leavesBelow + leavesBelow / 2);
}

function layoutOneSided(tree: readonly LayoutMatch[], rounds: number): BracketLayout {
  const slots: SlotLine[] = [];
  const connectors: Connector[] = [];
  for (const match of tree) {
    placeMatch(match, match.position, 'left', 0, slots, connectors);
  }
  const y = HEAD + (LEAF * 2 ** rounds) / 2;
  const x1 = rounds * COLUMN;
  return {
    width: (rounds + 1) * COLUMN,
    height: HEAD + LEAF * 2 ** rounds + 12,
    slots,
    connectors,
    heads: range(rounds).map((index) => ({ round: index + 1, x: index * COLUMN, anchor: 'start' as const })),
    finalBox: null,
    champion: rounds > 0 ? { x1, x2: x1 + COLUMN, y, textX: x1 + LATER_INDENT } : null,
  };
}

function layoutTwoSided(tree: readonly LayoutMatch[], rounds: number): BracketLayout {
  const slots: SlotLine[] = [];
  const connectors: Connector[] = [];
  const sideRounds = rounds - 1;
  const width = 2 * sideRounds * COLUMN + FINAL_WIDTH + 2 * LATER_INDENT + 28;
  for (const match of tree) {
    if (match.round === rounds) continue;
    const half = 2 ** (sideRounds - match.round);
    const isLeft = match.position <= half;
    placeMatch(
      match,
      isLeft ? match.position : match.position - half,
      isLeft ? 'left' : 'right',
      width,
      slots,
      connectors,
    );
  }
  const middle = HEAD + (LEAF * 2 ** sideRounds) / 2;
  const final = tree.find((match) => match.round === rounds);
  const x = (width - FINAL_WIDTH) / 2;
  const finalBox = final
    ? { matchId: final.id, x, y: middle - FINAL_ROW, width: FINAL_WIDTH, height: 2 * FINAL_ROW }
    : null;
  if (final) {
    for (const corner of ['blue', 'red'] as const) {
      slots.push({
        matchId: final.id,
        corner,
        x1: x,
        x2: x + FINAL_WIDTH,
        y: corner === 'blue' ? middle - 12 : middle + FINAL_ROW - 12,
        textX: x + 12,
        anchor: 'start',
        textWidth: FINAL_WIDTH - 20,
      });
    }
    connectors.push({
      matchId: final.id,
      x: width / 2,
      y1: middle,
      y2: middle,
      boxX: width / 2,
      boxY: middle + FINAL_ROW + 30,
    });
  }
  const heads: RoundHead[] = range(sideRounds).flatMap((index) => [
    { round: index + 1, x: index * COLUMN, anchor: 'start' as const },
    { round: index + 1, x: width - index * COLUMN, anchor: 'end' as const },
  ]);
  heads.push({ round: rounds, x: width / 2, anchor: 'middle' });
  return {
    width,
    height: HEAD + LEAF * 2 ** sideRounds + 12,
    slots,
    connectors,
    heads,
    finalBox,
    champion: null,
  };
}

/** `position` counts within the side; the right side is the left one in a mirror. */
function placeMatch(
  match: LayoutMatch,
  position: number,
  side: 'left' | 'right',
  width: number,
  slots: SlotLine[],
  connectors: Connector[],
): void {
  const mirror = (x: number) => (side === 'left' ? x : width - x);
  const start = (match.round - 1) * COLUMN;
  const end = match.round * COLUMN;
  const indent = match.round === 1 ? 0 : LATER_INDENT;
  for (const corner of ['blue', 'red'] as const) {
    slots.push({
      matchId: match.id,
      corner,
      x1: mirror(start),
      x2: mirror(end),
      y: slotY(match.round, position, corner),
      textX: mirror(start + indent),
      anchor: side === 'left' ? 'start' : 'end',
      textWidth: COLUMN - indent - BOX_WIDTH / 2 - 6,
    });
  }
  const y1 = slotY(match.round, position, 'blue');
  const y2 = slotY(match.round, position, 'red');
  connectors.push({ matchId: match.id, x: mirror(end), y1, y2, boxX: mirror(end), boxY: (y1 + y2) / 2 });
}

function withThirdPlace(layout: BracketLayout, third: LayoutMatch): BracketLayout {
  const top = layout.height + THIRD_GAP;
  const x1 = layout.finalBox ? layout.finalBox.x : layout.width - 2 * COLUMN;
  const x2 = x1 + COLUMN;
  const slots = (['blue', 'red'] as const).map((corner, index): SlotLine => ({
    matchId: third.id,
    corner,
    x1,
    x2,
    y: top + index * LEAF,
    textX: x1,
    anchor: 'start',
    textWidth: COLUMN - BOX_WIDTH / 2 - 6,
  }));
  return {
    ...layout,
    height: top + LEAF + 30,
    slots: [...layout.slots, ...slots],
    connectors: [
      ...layout.connectors,
      { matchId: third.id, x: x2, y1: top, y2: top + LEAF, boxX: x2, boxY: top + LEAF / 2 },
    ],
  };
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
