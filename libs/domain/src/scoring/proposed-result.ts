// Who has won by the rulebook (2025, Tanding): disqualification, the count, the gap, points, and the ladder of a tie.
import { type Corner, CORNERS, otherCorner } from '../words/corners';
import type { WinKind } from '../results/win-kinds';
import { type HitKind, HIT_POINTS } from './hit-kinds';
import { PENALTY_POINTS, type PenaltyStep } from './penalties';

/** Counted to this, a fallen athlete has lost. */
export const FULL_COUNT = 10;

/** What stands on the sheet of a match; withdrawn entries are left out. */
export interface SheetState {
  points: readonly { corner: Corner; kind: HitKind }[];
  penalties: readonly { corner: Corner; step: PenaltyStep }[];
  /** `count`: how far the referee counted, 1 to 10. */
  knockdowns: readonly { corner: Corner; count: number }[];
}

export interface MatchState extends SheetState {
  /** WMP: a lead of so many points ends the match; see `winningGap`. */
  gap: number;
  /** The last regular round is over. */
  isOver: boolean;
  /** An extra round is over as well. */
  hadExtraRound: boolean;
  /** Kilograms, of the weigh-in; null when not known. */
  weights: Readonly<Record<Corner, number | null>>;
}

export type Reason =
  | 'disqualified'
  | 'count'
  | 'gap'
  | 'points'
  | 'fewer-penalties'
  | 'more-throws'
  | 'more-kicks'
  | 'more-punches'
  | 'lighter';

/** `next`: what has to come before the rules name a winner. `decision`: both corners are disqualified or counted out. */
export type ProposedResult =
  | { winner: Corner; winKind: WinKind; reason: Reason }
  | { winner: null; next: 'time' | 'extra-round' | 'lot' | 'decision' };

export const REASON_LABELS: Readonly<Record<Reason, string>> = {
  disqualified: 'lawan didiskualifikasi',
  count: 'lawan dihitung sampai sepuluh',
  gap: 'selisih nilai',
  points: 'nilai lebih tinggi',
  'fewer-penalties': 'hukuman lebih ringan',
  'more-throws': 'jatuhan lebih banyak',
  'more-kicks': 'tendangan lebih banyak',
  'more-punches': 'pukulan lebih banyak',
  lighter: 'berat badan lebih ringan',
};

/** 30 points; 20 for Usia Dini, whose oldest are 11. */
export function winningGap(upToYears: number | null): number {
  return upToYears !== null && upToYears <= 11 ? 20 : 30;
}

/** Points less penalties; can fall below 0. */
export function scoreOf({ points, penalties }: SheetState, corner: Corner): number {
  return (
    sum(points.filter((one) => one.corner === corner).map((one) => HIT_POINTS[one.kind])) + lost(penalties, corner)
  );
}

export function proposeResult(match: MatchState): ProposedResult {
  const disqualified = CORNERS.filter((corner) =>
    match.penalties.some((one) => one.corner === corner && one.step === 'diskualifikasi'),
  );
  const counted = CORNERS.filter((corner) =>
    match.knockdowns.some((one) => one.corner === corner && one.count >= FULL_COUNT),
  );
  if (disqualified.length === 2 || (disqualified.length === 0 && counted.length === 2)) return next('decision');
  if (disqualified[0]) return won(otherCorner(disqualified[0]), 'diskualifikasi', 'disqualified');
  if (counted[0]) return won(otherCorner(counted[0]), 'mutlak', 'count');

  const lead = scoreOf(match, 'blue') - scoreOf(match, 'red');
  if (Math.abs(lead) >= match.gap) return won(ahead(lead), 'wmp', 'gap');
  if (!match.isOver) return next('time');
  if (lead !== 0) return won(ahead(lead), 'angka', 'points');
  return decideTie(match);
}

/** Level on points: fewer penalties, more 3s, 2s, 1s, an extra round, the lighter athlete, the lot. */
function decideTie(match: MatchState): ProposedResult {
  // who lost fewer points; with the same points, who was given fewer penalties
  const penalties =
    lost(match.penalties, 'blue') - lost(match.penalties, 'red') ||
    match.penalties.filter((one) => one.corner === 'red').length -
      match.penalties.filter((one) => one.corner === 'blue').length;
  const more = (kind: HitKind) => count(match, 'blue', kind) - count(match, 'red', kind);
  const rungs: [number, Reason][] = [
    [penalties, 'fewer-penalties'],
    [more('throw'), 'more-throws'],
    [more('kick'), 'more-kicks'],
    [more('punch'), 'more-punches'],
  ];
  for (const [lead, reason] of rungs) if (lead !== 0) return won(ahead(lead), 'angka', reason);
  if (!match.hadExtraRound) return next('extra-round');
  const { blue, red } = match.weights;
  if (blue !== null && red !== null && blue !== red) return won(blue < red ? 'blue' : 'red', 'angka', 'lighter');
  return next('lot');
}

const ahead = (lead: number): Corner => (lead > 0 ? 'blue' : 'red');
const next = (what: 'time' | 'extra-round' | 'lot' | 'decision'): ProposedResult => ({ winner: null, next: what });
const won = (winner: Corner, winKind: WinKind, reason: Reason): ProposedResult => ({ winner, winKind, reason });
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const count = ({ points }: SheetState, corner: Corner, kind: HitKind): number =>
  points.filter((one) => one.corner === corner && one.kind === kind).length;

function lost(penalties: SheetState['penalties'], corner: Corner): number {
  return sum(penalties.filter((one) => one.corner === corner).map((one) => PENALTY_POINTS[one.step]));
}
