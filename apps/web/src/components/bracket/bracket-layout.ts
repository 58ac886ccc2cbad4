// Where every line, name and partai box of a bracket stands, in SVG units. Pure geometry: no names, no colours.
import { type Corner, CORNERS } from '@gelanggang/domain/words/corners';

/** What the layout must know of a match. `round` and `position` count from 1. */
export interface LayoutMatch {
  id: number;
  round: number;
  position: number;
  isThirdPlace: boolean;
}

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
  /** Of each line of a name that stands on several; null where a name must stand on one. */
  wrapWidth: number | null;
  /** Lines that a name above and a contingent below have room for where `wrapWidth` is null: cut is only what fits on none. */
  above: 1 | 2;
  below: 1 | 2;
  /** Where its row of the final's frame begins. */
  rowTop?: number;
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
  champion: { x1: number; x2: number; y: number; textX: number; wraps: boolean } | null;
  /** Where the name of the third-place match begins. */
  thirdHead: { x: number; y: number } | null;
}

export const BOX_WIDTH = 44;
export const BOX_HEIGHT = 38;
const HEAD = 36;
/** Two lines of a name and two of a contingent have room on it. */
export const LEAF = 66;
/** Width of a small tree on paper or as a picture: names stand whole in it. */
export const WHOLE_NAMES = 1056;
const COLUMN = 186;
/** The longest names stand in it whole. */
const WIDEST_COLUMN = 290;
/** Of a bracket of sixteen on paper. */
const COLUMN_OF_SIXTEEN = 156;
/** The first column has no box before its names, later ones have. */
const FIRST_NARROWER = 15;
const LATER_INDENT = BOX_WIDTH / 2 + 8;
const FINAL_WIDTH = 196;
const FINAL_ROW = 48;
/** From the top of a corner's row in the final's frame to its line, which is not drawn there. */
const FINAL_LINE = 26;
/** With names on two lines. */
const TALL_FINAL = { width: 208, row: 62, line: 40, gap: 24 };
/** A first-round line with a name on three lines above it and a contingent on two below. */
const TALL_LEAF = 84;
/** A tree that grows from both sides gives names of more rounds than these no room at a desk. */
const ROUNDS_OF_TWO_SIDES = 4;
const THIRD_GAP = 56;
const THIRD_BELOW_FINAL = 102;
const THIRD_HEAD = 34;
/** From this many first-round slots on, both halves grow towards the middle (look-and-feel, "Brackets"). */
export const TWO_SIDED_FROM = 16;

export interface LayoutOptions {
  /** Tall paper has more room for a tree that grows to one side. */
  twoSidedFrom?: number;
  /** Height of a first-round line: less where paper is wider than the drawing. */
  leaf?: number;
  /** Room for a tree that grows to one side: its columns are as wide as names need, and no wider than this allows. */
  width?: number;
  /** On a screen: it fits `width`, and names stand on several lines rather than in narrow letters. */
  wraps?: boolean;
}

interface Columns {
  /** Where the column of a round ends; 0 is where the first begins. */
  at(round: number): number;
  wraps: boolean;
}

const even = (column: number): Columns => ({ at: (round) => round * column, wraps: false });

export function layoutBracket(matches: readonly LayoutMatch[], options: LayoutOptions = {}): BracketLayout {
  const { twoSidedFrom = TWO_SIDED_FROM, width = 0, wraps = false } = options;
  const leaf = options.leaf ?? (wraps ? TALL_LEAF : LEAF);
  const tree = matches.filter((match) => !match.isThirdPlace);
  const rounds = Math.max(0, ...tree.map((match) => match.round));
  const leaves = 2 ** rounds;
  const isTwoSided = leaves >= twoSidedFrom && (!wraps || rounds <= ROUNDS_OF_TWO_SIDES);
  const layout = isTwoSided
    ? layoutTwoSided(tree, rounds, leaf, wraps ? width : null)
    : layoutOneSided(tree, rounds, leaf, { ...even(columnWithin(width, rounds, wraps)), wraps });
  const third = matches.find((match) => match.isThirdPlace);
  return third ? withThirdPlace(layout, third, leaf) : layout;
}

/** Height of the line that enters slot `corner` of a match, when `leaves` begin at `first` of their half. */
function slotY(round: number, position: number, corner: Corner, leaf: number): number {
  const leavesBelow = 2 ** (round - 1);
  const slot = 2 * (position - 1) + (corner === 'blue' ? 0 : 1);
  return HEAD + leaf * (slot * leavesBelow + leavesBelow / 2);
}

/** The narrowest that a name on three lines stands in. */
const NARROWEST_COLUMN = 150;

const columnWithin = (width: number, rounds: number, wraps: boolean): number =>
  Math.max(wraps ? NARROWEST_COLUMN : COLUMN, Math.min(WIDEST_COLUMN, Math.floor(width / (rounds + 1))));

function layoutOneSided(tree: readonly LayoutMatch[], rounds: number, leaf: number, columns: Columns): BracketLayout {
  const column = columns.at(1);
  const slots: SlotLine[] = [];
  const connectors: Connector[] = [];
  for (const match of tree) {
    placeMatch(match, { position: match.position, side: 'left', width: 0, leaf, columns }, slots, connectors);
  }
  const y = HEAD + (leaf * 2 ** rounds) / 2;
  const x1 = rounds * column;
  return {
    width: (rounds + 1) * column,
    height: HEAD + leaf * 2 ** rounds + 12,
    slots,
    connectors,
    heads: range(rounds).map((index) => ({ round: index + 1, x: index * column, anchor: 'start' as const })),
    finalBox: null,
    thirdHead: null,
    champion: rounds > 0 ? { x1, x2: x1 + column, y, textX: x1 + LATER_INDENT, wraps: columns.wraps } : null,
  };
}

/** `within`: the width that it fits, with names on several lines. */
function layoutTwoSided(
  tree: readonly LayoutMatch[],
  rounds: number,
  leaf: number,
  within: number | null,
): BracketLayout {
  const slots: SlotLine[] = [];
  const connectors: Connector[] = [];
  const sideRounds = rounds - 1;
  const frame =
    within === null ? { width: FINAL_WIDTH, row: FINAL_ROW, line: FINAL_LINE, gap: LATER_INDENT + 14 } : TALL_FINAL;
  const columns =
    within === null
      ? even(sideRounds > 3 ? COLUMN : COLUMN_OF_SIXTEEN)
      : sideColumns((within - frame.width) / 2 - frame.gap, sideRounds);
  const width = 2 * (columns.at(sideRounds) + frame.gap) + frame.width;
  for (const match of tree) {
    if (match.round === rounds) continue;
    const half = 2 ** (sideRounds - match.round);
    const isLeft = match.position <= half;
    const position = isLeft ? match.position : match.position - half;
    placeMatch(match, { position, side: isLeft ? 'left' : 'right', width, leaf, columns }, slots, connectors);
  }
  const middle = HEAD + (leaf * 2 ** sideRounds) / 2;
  const final = tree.find((match) => match.round === rounds);
  const x = (width - frame.width) / 2;
  const finalBox = final
    ? { matchId: final.id, x, y: middle - frame.row, width: frame.width, height: 2 * frame.row }
    : null;
  if (final) {
    for (const corner of CORNERS) {
      const rowTop = corner === 'blue' ? middle - frame.row : middle;
      const textWidth = frame.width - 20;
      slots.push({
        matchId: final.id,
        corner,
        x1: x,
        x2: x + frame.width,
        y: rowTop + frame.line,
        textX: x + 12,
        anchor: 'start',
        textWidth,
        wrapWidth: columns.wraps ? textWidth : null,
        above: 1,
        below: 1,
        rowTop,
      });
    }
    connectors.push({
      matchId: final.id,
      x: width / 2,
      y1: middle,
      y2: middle,
      boxX: width / 2,
      boxY: middle + frame.row + 30,
    });
  }
  const heads: RoundHead[] = range(sideRounds).flatMap((index) => [
    { round: index + 1, x: columns.at(index), anchor: 'start' as const },
    { round: index + 1, x: width - columns.at(index), anchor: 'end' as const },
  ]);
  heads.push({ round: rounds, x: width / 2, anchor: 'middle' });
  return {
    width,
    height: HEAD + leaf * 2 ** sideRounds + 12,
    slots,
    connectors,
    heads,
    finalBox,
    champion: null,
    thirdHead: null,
  };
}

/** One side of a tree of `length`: names of every round have the same room. */
function sideColumns(length: number, rounds: number): Columns {
  const later = (length + FIRST_NARROWER) / rounds;
  return { at: (round) => (round === 0 ? 0 : round * later - FIRST_NARROWER), wraps: true };
}

/** Lines that a name and a contingent may stand on where the lines of two corners are so far apart. */
const linesAt = (distance: number): Pick<SlotLine, 'above' | 'below'> =>
  distance < LEAF ? { above: 1, below: 1 } : { above: 2, below: 2 };

interface Place {
  /** Counts within the side; the right side is the left one in a mirror. */
  position: number;
  side: 'left' | 'right';
  width: number;
  leaf: number;
  columns: Columns;
}

function placeMatch(match: LayoutMatch, place: Place, slots: SlotLine[], connectors: Connector[]): void {
  const { position, side, width, leaf, columns } = place;
  const mirror = (x: number) => (side === 'left' ? x : width - x);
  const start = columns.at(match.round - 1);
  const end = columns.at(match.round);
  const indent = match.round === 1 ? 0 : LATER_INDENT;
  const besideBox = end - start - indent - BOX_WIDTH / 2 - 6;
  // a later round's box stands clear of its names, a first round's only of those on one line
  const toLine = end - start - indent - 6;
  for (const corner of CORNERS) {
    slots.push({
      matchId: match.id,
      corner,
      x1: mirror(start),
      x2: mirror(end),
      y: slotY(match.round, position, corner, leaf),
      textX: mirror(start + indent),
      anchor: side === 'left' ? 'start' : 'end',
      textWidth: columns.wraps ? toLine : besideBox,
      wrapWidth: columns.wraps ? (match.round === 1 ? besideBox : toLine) : null,
      ...linesAt(leaf * 2 ** (match.round - 1)),
    });
  }
  const y1 = slotY(match.round, position, 'blue', leaf);
  const y2 = slotY(match.round, position, 'red', leaf);
  connectors.push({ matchId: match.id, x: mirror(end), y1, y2, boxX: mirror(end), boxY: (y1 + y2) / 2 });
}

/** Below the tree; in the middle of one that grows from both sides, where there is room under the final. */
function withThirdPlace(layout: BracketLayout, third: LayoutMatch, leaf: number): BracketLayout {
  const { finalBox } = layout;
  const top = finalBox ? finalBox.y + finalBox.height + THIRD_BELOW_FINAL : layout.height + THIRD_GAP;
  const x1 = finalBox ? finalBox.x : layout.width - 2 * COLUMN;
  const x2 = x1 + COLUMN;
  const slots = CORNERS.map((corner, index): SlotLine => ({
    matchId: third.id,
    corner,
    x1,
    x2,
    y: top + index * leaf,
    textX: x1,
    anchor: 'start',
    textWidth: COLUMN - BOX_WIDTH / 2 - 6,
    wrapWidth: layout.slots.some(({ wrapWidth }) => wrapWidth !== null) ? COLUMN - BOX_WIDTH / 2 - 6 : null,
    // its head stands above it
    above: 1,
    below: linesAt(leaf).below,
  }));
  return {
    ...layout,
    height: finalBox ? layout.height : top + leaf + 30,
    slots: [...layout.slots, ...slots],
    connectors: [
      ...layout.connectors,
      { matchId: third.id, x: x2, y1: top, y2: top + leaf, boxX: x2, boxY: top + leaf / 2 },
    ],
    thirdHead: { x: x1, y: top - THIRD_HEAD },
  };
}

function range(length: number): number[] {
  return Array.from({ length }, (_, index) => index);
}
