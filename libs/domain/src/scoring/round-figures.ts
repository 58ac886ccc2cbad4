// What a sheet says of each round: hits, pembinaan, what was taken off, counts, and the score that the round adds.
import { type Corner, CORNERS } from '../words/corners';
import type { Worths } from '../rules/tanding-rules';
import { HIT_KINDS, type HitKind } from './hit-kinds';
import type { PenaltyStep } from './penalty-steps';
import type { DeskCount } from './proposed-result';

export interface RoundFigures {
  round: number;
  corners: Readonly<Record<Corner, CornerOfRound>>;
}

export interface CornerOfRound {
  /** That stand, by kind. */
  hits: Readonly<Record<HitKind, number>>;
  /** Times. */
  pembinaan: number;
  /** Points, 0 or less. */
  lost: number;
  /** How far the referee counted, each time. */
  counts: readonly number[];
  /** Points that the desk counted by itself. */
  counted: number;
  score: number;
}

interface Entry {
  corner: Corner;
  round: number;
  withdrawn_reason: string | null;
}

/** The entries of a sheet that rounds are made of; withdrawn ones are left out here. */
export interface RoundEntries {
  points: readonly (Entry & { kind: HitKind })[];
  penalties: readonly (Entry & { step: PenaltyStep })[];
  knockdowns: readonly (Entry & { count: number })[];
  /** Left out: the desk counted nothing. */
  counted?: readonly DeskCount[];
}

/** Each round in which something was entered, and every round before it; `worths` are those of the match. */
export function roundFigures(
  { points, penalties, knockdowns, counted = [] }: RoundEntries,
  worths: Worths,
): RoundFigures[] {
  const last = Math.max(0, ...[...points, ...penalties, ...knockdowns, ...counted].map((one) => one.round));
  return Array.from({ length: last }, (_, index) => index + 1).map((round) => {
    const of = <T extends Entry>(all: readonly T[], corner: Corner): T[] =>
      all.filter((one) => one.round === round && one.corner === corner && one.withdrawn_reason === null);
    const corners = CORNERS.map((corner) => [
      corner,
      figuresOf(
        of(points, corner),
        of(penalties, corner),
        of(knockdowns, corner),
        counted.filter((one) => one.round === round && one.corner === corner),
        worths,
      ),
    ]);
    return { round, corners: Object.fromEntries(corners) as Record<Corner, CornerOfRound> };
  });
}

/** All rounds together. */
export function wholeFigures(rounds: readonly RoundFigures[], corner: Corner): CornerOfRound {
  const own = rounds.map((one) => one.corners[corner]);
  const sum = (of: (one: CornerOfRound) => number) => own.reduce((total, one) => total + of(one), 0);
  return {
    hits: hitsBy((kind) => sum((one) => one.hits[kind])),
    pembinaan: sum((one) => one.pembinaan),
    lost: sum((one) => one.lost),
    counts: own.flatMap((one) => one.counts),
    counted: sum((one) => one.counted),
    score: sum((one) => one.score),
  };
}

function figuresOf(
  points: readonly { kind: HitKind }[],
  penalties: readonly { step: PenaltyStep }[],
  knockdowns: readonly { count: number }[],
  byDesk: readonly { by: number }[],
  worths: Worths,
): CornerOfRound {
  const hits = hitsBy((kind) => points.filter((one) => one.kind === kind).length);
  const lost = penalties.reduce((total, { step }) => total + worths.penalties[step], 0);
  const counted = byDesk.reduce((total, { by }) => total + by, 0);
  return {
    hits,
    counted,
    pembinaan: penalties.filter(({ step }) => step === 'pembinaan').length,
    lost,
    counts: knockdowns.map((one) => one.count),
    score: HIT_KINDS.reduce((total, kind) => total + hits[kind] * worths.points[kind], lost + counted),
  };
}

const hitsBy = (count: (kind: HitKind) => number): Record<HitKind, number> =>
  Object.fromEntries(HIT_KINDS.map((kind) => [kind, count(kind)])) as Record<HitKind, number>;
