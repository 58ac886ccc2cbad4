// Who has won by the rulebook (2025, art. 11.6.g): disqualification, stoppage, counts, the gap, points, and a tie's ladder.
import { type Reason, REASONS } from './reasons';
import { type Corner, CORNERS, otherCorner } from '../words/corners';
import type { WinKind } from '../results/win-kinds';
import type { TandingRules, Worths } from '../rules/tanding-rules';
import type { HitKind } from './hit-kinds';
import { type GivenPenalty, takenOff } from './penalties';
import type { StopKind } from './stops';

/** Counted to this, a fallen athlete has lost (art. 11.6.g.3). */
export const FULL_COUNT = 10;
/** Counted so often in a row within one round, too (art. 11.6.g.2.c). */
export const COUNTS_IN_A_ROW = 3;

export interface Knockdown {
  corner: Corner;
  round: number;
  /** How far the referee counted, 1 to 10. */
  count: number;
  /** Fell by oneself, not by the opponent's attack. */
  isOwnFall: boolean;
}

/** What stands on the sheet of a match, each in order of time; withdrawn entries are left out. */
export interface SheetState {
  points: readonly { corner: Corner; kind: HitKind; round: number }[];
  penalties: readonly (GivenPenalty & { corner: Corner })[];
  knockdowns: readonly Knockdown[];
  /** `corner` cannot or may not go on. */
  stops: readonly { corner: Corner; kind: StopKind }[];
  /** What the desk counted by itself; below zero: taken back. Left out: nothing. */
  counted?: readonly DeskCount[];
}

export interface DeskCount {
  corner: Corner;
  round: number;
  /** Points. */
  by: number;
}

export interface MatchState extends SheetState {
  rules: TandingRules;
  /** The round that is on, or was on last: from 1. */
  round: number;
  /** The last regular round is over. */
  isOver: boolean;
  /** An extra round is over as well. */
  hadExtraRound: boolean;
  /** Kilograms on the scales of this day; null when not weighed. */
  weights: Readonly<Record<Corner, number | null>>;
  /** Whom the lot has named, once it was drawn. */
  lot: Corner | null;
}

/**
 * `next`: what has to come before the rules name a winner. `weigh-in`: the weights of this day; `decision`: both corners
 * are disqualified, stopped, or one of them counted out, of which the rulebook says nothing.
 */
export type ProposedResult =
  | { winner: Corner; winKind: WinKind; reason: Reason }
  | { winner: null; next: 'time' | 'extra-round' | 'weigh-in' | 'lot' | 'decision' };

/** Points less penalties, by the match's rules; can fall below 0. */
export function scoreOf(
  sheet: Pick<SheetState, 'points' | 'penalties' | 'counted'>,
  corner: Corner,
  worths: Worths,
): number {
  const scored = sheet.points.filter((one) => one.corner === corner);
  const byJudges = scored.reduce((total, one) => total + worths.points[one.kind], 0);
  return byJudges + countedOf(sheet.counted ?? [], corner) + lost(sheet, corner, worths);
}

const countedOf = (counted: readonly DeskCount[], corner: Corner): number =>
  counted.filter((one) => one.corner === corner).reduce((total, one) => total + one.by, 0);

export function proposeResult(match: MatchState): ProposedResult {
  // the doctor's word first, also where the fault is a disqualification by itself: the next match asks for the leave
  const injured = whose(match.stops, ({ kind }) => kind === 'injured-by-fault');
  if (injured.length === 1 && injured[0] && isUntouched(match, injured[0])) {
    return won(injured[0], 'diskualifikasi', 'injured-by-fault');
  }
  const disqualified = whose(match.penalties, (one) => one.step === 'diskualifikasi');
  if (disqualified.length === 2) return next('decision');
  if (disqualified[0]) return won(otherCorner(disqualified[0]), 'diskualifikasi', 'disqualified');
  const counted = whose(match.knockdowns, (one) => one.count >= FULL_COUNT);
  // who was counted out had lost before the doctor or its own side said anything
  const stops = match.stops.filter(({ corner }) => !counted.includes(corner));
  const [stop] = stops;
  if (stop) return whose(stops, () => true).length + counted.length === 2 ? next('decision') : stopped(stop);

  if (counted.length === 2) return bothCountedOut(match);
  if (counted[0]) return countedOut(match, counted[0]);
  const again = CORNERS.find((corner) => isCountedInARow(match.knockdowns, corner));
  if (again) return won(otherCorner(again), 'teknik', 'three-counts');

  const lead = leadOfBlue(match);
  if (Math.abs(lead) >= match.rules.gap && match.round >= match.rules.gapFromRound) {
    return won(ahead(lead), 'wmp', 'gap');
  }
  if (!match.isOver) return next('time');
  if (lead !== 0) return won(ahead(lead), 'angka', 'points');
  return decideTie(match) ?? (match.hadExtraRound ? decideByWeight(match, 'lighter') : next('extra-round'));
}

/** Why the chair lets neither win, where the sheet says that both are out (`decision`); null: the chair alone knows. */
export function whyNobody({ penalties, stops, knockdowns }: SheetState): Reason | null {
  const disqualified = whose(penalties, (one) => one.step === 'diskualifikasi');
  if (disqualified.length === 2) return 'both-disqualified';
  const out = new Set([
    ...[...disqualified, ...whose(stops, () => true)],
    ...whose(knockdowns, (one) => one.count >= FULL_COUNT),
  ]);
  return out.size === 2 ? 'both-out' : null;
}

/** What comes before a winner, by which article. */
const NEXT_ARTICLES: Readonly<Record<Extract<ProposedResult, { winner: null }>['next'], string | null>> = {
  'extra-round': '11.6.g.1.b.3',
  'weigh-in': '11.6.g.1.b.4',
  lot: '11.6.g.1.b.5',
  ...{ time: null, decision: null },
};

/** Of what `proposeResult` says of the match; null while time is left, and where the rulebook says nothing. */
export function articleOf(
  proposal: ProposedResult,
  match: Pick<MatchState, 'points' | 'counted' | 'knockdowns' | 'rules'>,
): string | null {
  if (proposal.winner !== null) return proposal.reason === 'gap' ? gapArticle(match) : REASONS[proposal.reason].article;
  return proposal.next === 'weigh-in' && areBothOutEarly(match)
    ? REASONS['both-counted-lighter'].article
    : NEXT_ARTICLES[proposal.next];
}

/** Usia Dini: in any round. */
const gapArticle = ({ rules }: Pick<MatchState, 'rules'>): string =>
  rules.isYoung && rules.gapFromRound === 1 ? '9.4.a.3' : '11.6.g.4.b';

/** Neither disqualified itself, nor is the other one stopped for another reason. */
const isUntouched = ({ penalties, stops }: SheetState, corner: Corner): boolean =>
  penalties.every((one) => one.corner !== corner || one.step !== 'diskualifikasi') &&
  stops.every((one) => one.corner === corner);

/** art. 11.6.g.2, 11.6.g.4.a: who goes on has won. */
function stopped({ corner, kind }: SheetState['stops'][number]): ProposedResult {
  return won(otherCorner(corner), kind === 'danger' ? 'wmp' : 'teknik', kind);
}

function countedOut({ knockdowns }: MatchState, corner: Corner): ProposedResult {
  const full = knockdowns.filter((one) => one.corner === corner && one.count >= FULL_COUNT);
  return full.every((one) => one.isOwnFall)
    ? won(otherCorner(corner), 'teknik', 'own-fall')
    : won(otherCorner(corner), 'mutlak', 'count');
}

/** art. 11.6.e.2.c.8.b–c: before any point in round I the lighter wins; with points, who has more of them. */
function bothCountedOut(match: MatchState): ProposedResult {
  if (areBothOutEarly(match)) return decideByWeight(match, 'both-counted-lighter');
  const lead = leadOfBlue(match);
  if (lead !== 0) return won(ahead(lead), 'angka', 'both-counted-points');
  // neither of them can fight an extra round
  return decideTie(match) ?? decideByWeight(match, 'lighter');
}

function areBothOutEarly({ points, counted = [], knockdowns }: Pick<MatchState, 'points' | 'counted' | 'knockdowns'>) {
  const hasPoints = points.length > 0 || CORNERS.some((corner) => countedOf(counted, corner) !== 0);
  const out = whose(knockdowns, (one) => one.count >= FULL_COUNT);
  return out.length === 2 && !hasPoints && knockdowns.every((one) => one.round === 1);
}

/** How many counts of a corner stand in a row at the end of `inRound`, all of one round in order of time. */
export function countsInARow(inRound: readonly { corner: Corner }[], corner: Corner): number {
  const last = inRound.findLastIndex((one) => one.corner !== corner);
  return inRound.length - 1 - last;
}

/** Three counts of one corner within a round, none of the other between them; one of an earlier round may be entered late. */
function isCountedInARow(knockdowns: readonly Knockdown[], corner: Corner): boolean {
  let inARow = 0;
  let round = 0;
  return [...knockdowns]
    .sort((one, other) => one.round - other.round)
    .some((one) => {
      if (one.round !== round) inARow = 0;
      round = one.round;
      inARow = one.corner === corner ? inARow + 1 : 0;
      return inARow >= COUNTS_IN_A_ROW;
    });
}

/** Level on points: the lower penalty, then more throws, kicks, punches; null where all of it is level. */
function decideTie(match: MatchState): ProposedResult | null {
  const more = (kind: HitKind) => count(match, 'blue', kind) - count(match, 'red', kind);
  const steps: [number, Reason][] = [
    [lost(match, 'blue', match.rules) - lost(match, 'red', match.rules), 'fewer-penalties'],
    [more('throw'), 'more-throws'],
    [more('kick'), 'more-kicks'],
    [more('punch'), 'more-punches'],
  ];
  const decided = steps.find(([lead]) => lead !== 0);
  return decided ? won(ahead(decided[0]), 'angka', decided[1]) : null;
}

/** art. 11.6.g.1.b.4–5: the lighter on the scales of this day, then the lot; nobody waits for scales at an age that has none (art. 2.4.a). */
function decideByWeight({ weights: { blue, red }, lot, rules }: MatchState, reason: Reason): ProposedResult {
  if (blue !== null && red !== null && blue !== red) return won(blue < red ? 'blue' : 'red', 'angka', reason);
  if (lot) return won(lot, 'angka', 'lot');
  const isToWeigh = rules.isWeighed !== false || reason === 'both-counted-lighter';
  return next(isToWeigh && (blue === null || red === null) ? 'weigh-in' : 'lot');
}

const ahead = (lead: number): Corner => (lead > 0 ? 'blue' : 'red');
const next = (what: Extract<ProposedResult, { winner: null }>['next']): ProposedResult => ({
  winner: null,
  next: what,
});
const won = (winner: Corner, winKind: WinKind, reason: Reason): ProposedResult => ({ winner, winKind, reason });
const count = ({ points }: SheetState, corner: Corner, kind: HitKind): number =>
  points.filter((one) => one.corner === corner && one.kind === kind).length;
const leadOfBlue = (match: MatchState): number =>
  scoreOf(match, 'blue', match.rules) - scoreOf(match, 'red', match.rules);

const lost = ({ penalties }: Pick<SheetState, 'penalties'>, corner: Corner, worths: Worths): number =>
  takenOff(
    penalties.filter((one) => one.corner === corner),
    worths.penalties,
  );

function whose<T extends { corner: Corner }>(all: readonly T[], holds: (one: T) => boolean): Corner[] {
  return CORNERS.filter((corner) => all.some((one) => one.corner === corner && holds(one)));
}
