// Checks a draw that was published: the fingerprint of its entries, the bracket of its seed, and every change by hand
// since (domain-rules, Draw: anybody can check a draw). It trusts nothing but the entries and the seed.
import type { Seed } from '../random';
import { sha256 } from '../sha256';
import { type Corner, CORNERS } from '../words/corners';
import { drawWith } from './algorithms';
import type { DrawnMatch, Slot } from './bracket';
import type { Chart, DrawUnit } from './draw-unit';
import { entriesText } from './entries-text';
import { exchange, withDummy } from './swap-slots';

/** A draw as it was kept when it was made. */
export interface RecordedDraw {
  algorithm: number;
  seed: Seed;
  fingerprint: string;
  chart: Chart;
  hasThirdPlace: boolean;
  entries: readonly DrawUnit[];
  matches: readonly DrawnMatch[];
}

export interface SlotPlace {
  /** Of the match in round 1. */
  position: number;
  corner: Corner;
}

/** What people changed in round 1 after the draw, in the order in which they did. */
export type HandChange =
  { kind: 'swap'; first: SlotPlace; second: SlotPlace } | { kind: 'dummy'; position: number; unitId: number };

export interface FirstRoundMatch {
  position: number;
  blue: Slot;
  red: Slot;
}

/** A slot that is not as it should be. */
export interface SlotDifference extends SlotPlace {
  expected: Slot | null;
  found: Slot | null;
}

export interface DrawCheck {
  /** As computed here from the entries. */
  fingerprint: string;
  isFingerprintSame: boolean;
  /** False: this program does not know the version that drew it, and cannot say. */
  isVersionKnown: boolean;
  /** Round 1 as the seed draws it; empty when it cannot be drawn. */
  firstRound: FirstRoundMatch[];
  isBracketSame: boolean;
  /** Of round 1 between the seed's bracket and the recorded one. */
  differences: SlotDifference[];
}

/** Draws the record again from its entries and seed, and compares. */
export function checkDraw(draw: RecordedDraw): DrawCheck {
  const fingerprint = sha256(entriesText(draw.entries));
  const drawn = drawWith(draw.algorithm, draw.entries, draw);
  const matches = drawn.ok ? drawn.matches : [];
  const firstRound = firstRoundOf(matches);
  const differences = differencesOf(firstRound, firstRoundOf(draw.matches));
  return {
    fingerprint,
    isFingerprintSame: fingerprint === draw.fingerprint,
    isVersionKnown: drawn.ok || drawn.code !== 'unknown-version',
    firstRound,
    isBracketSame: drawn.ok && differences.length === 0 && textOf(matches) === textOf(draw.matches),
    differences,
  };
}

export interface StandingCheck {
  isSame: boolean;
  /** How far the recorded changes could be followed; less than all of them when one does not fit. */
  followed: number;
  expected: FirstRoundMatch[];
  differences: SlotDifference[];
}

/** Whether what stands in round 1 now is the drawn round 1 with the recorded changes, and nothing else. */
export function checkStanding(
  drawn: readonly FirstRoundMatch[],
  changes: readonly HandChange[],
  standing: readonly FirstRoundMatch[],
): StandingCheck {
  let expected: FirstRoundMatch[] = [...drawn];
  let followed = 0;
  for (const change of changes) {
    const after = applyChange(expected, change);
    if (!after) break;
    expected = after;
    followed++;
  }
  const differences = differencesOf(expected, standing);
  return { isSame: followed === changes.length && differences.length === 0, followed, expected, differences };
}

/** Round 1 after one change; null where the change does not fit what stands. */
export function applyChange(matches: readonly FirstRoundMatch[], change: HandChange): FirstRoundMatch[] | null {
  const at = (position: number) => matches.find((match) => match.position === position);
  const changed = change.kind === 'swap' ? swapped(at, change) : filled(at, change);
  if (!changed) return null;
  return matches.map((match) => changed.find((one) => one.position === match.position) ?? match);
}

type Find = (position: number) => FirstRoundMatch | undefined;

function swapped(at: Find, { first, second }: HandChange & { kind: 'swap' }): FirstRoundMatch[] | null {
  const a = at(first.position);
  const b = at(second.position);
  if (!a || !b) return null;
  return exchange(a, first.corner, b, second.corner);
}

function filled(at: Find, { position, unitId }: HandChange & { kind: 'dummy' }): FirstRoundMatch[] | null {
  const match = at(position);
  const after = match && withDummy(match, unitId);
  return after ? [after] : null;
}

/** Round 1 without the match for the third place, by position. */
export function firstRoundOf(matches: readonly DrawnMatch[]): FirstRoundMatch[] {
  return matches
    .filter((match) => match.round === 1 && !match.isThirdPlace)
    .map(({ position, blue, red }) => ({ position, blue, red }))
    .sort((a, b) => a.position - b.position);
}

function differencesOf(expected: readonly FirstRoundMatch[], found: readonly FirstRoundMatch[]): SlotDifference[] {
  const positions = new Set([...expected, ...found].map((match) => match.position));
  return [...positions].flatMap((position) => {
    const one = expected.find((match) => match.position === position);
    const other = found.find((match) => match.position === position);
    return CORNERS.filter((corner) => !isSame(one?.[corner], other?.[corner])).map((corner) => ({
      position,
      corner,
      expected: one?.[corner] ?? null,
      found: other?.[corner] ?? null,
    }));
  });
}

const isSame = (a: Slot | undefined, b: Slot | undefined): boolean => a?.state === b?.state && a?.unitId === b?.unitId;

/** Everything that a draw fixes, whatever the order of the keys in which it was stored. */
function textOf(matches: readonly DrawnMatch[]): string {
  const slot = ({ state, unitId }: Slot) => [state, unitId];
  const link = (to: DrawnMatch['next']) => to && [to.round, to.position, to.corner];
  return JSON.stringify(
    matches.map((one) => [
      one.round,
      one.position,
      one.isThirdPlace,
      slot(one.blue),
      slot(one.red),
      link(one.next),
      link(one.loser),
    ]),
  );
}
