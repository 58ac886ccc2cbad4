// When taps of judges become a point: k of n judges within t milliseconds (Spec 1 §1: 2 of 3 within 3 seconds).
import { grouped } from '../grouped';
import type { Corner } from '../words/corners';
import type { HitKind } from './hit-kinds';

export interface AgreementRule {
  /** Seats of judges at an arena, numbered from 1. */
  judges: number;
  /** So many of them make a point: 2 up to `judges`. */
  agree: number;
  /** Milliseconds between the first and the last of the taps that make a point; this very distance still counts. */
  withinMs: number;
}

export const DEFAULT_RULE: AgreementRule = { judges: 3, agree: 2, withinMs: 3000 };
export const MOST_JUDGES = 5;
export const WITHIN_MS = { min: 500, max: 10_000 } as const;

/** One press of a judge's button. Taps of another corner, kind or round have nothing to do with each other. */
export interface Tap {
  /** Of the tap alone, and the same on every replay: it also parts taps of one judge at one moment. */
  id: string;
  judge: number;
  corner: Corner;
  kind: HitKind;
  round: number;
  /** Milliseconds since 1970 on the server's clock. */
  at: number;
}

/** What the judges agreed on. */
export interface Agreed {
  corner: Corner;
  kind: HitKind;
  round: number;
  /** When it became valid: the time of the tap that made it one. */
  at: number;
  /** Those that made it, then those that backed it: one per judge. */
  taps: readonly Tap[];
}

/**
 * The points of all taps, in order of validity. The order in which taps arrived does not matter: they are taken in order
 * of time. Each tap, in turn,
 *   1. makes a point with the earliest waiting taps of so many other judges, none older than the window;
 *   2. else, where no other judge's tap waits, backs the earliest point within the window that its judge has not given:
 *      the third judge of one kick does not wait for the next kick;
 *   3. else waits.
 * So no two judges who agree are both left waiting, a later tap never takes a point away, and no tap serves two points.
 */
export function agreedPoints(taps: readonly Tap[], rule: AgreementRule): Agreed[] {
  return [...grouped(taps, laneOf).values()]
    .flatMap((lane) => pointsOfLane([...lane].sort(inTime), rule))
    .sort((a, b) => a.at - b.at || inTime(first(a), first(b)));
}

/** The round, corner and kind within which taps meet. */
export const laneOf = ({ round, corner, kind }: Pick<Tap, 'round' | 'corner' | 'kind'>): string =>
  `${round} ${corner} ${kind}`;

/** A tap that is kept, with the point that it serves. */
export interface KeptTap<Id> {
  tap: Tap;
  point: Id | null;
}

/** Kept taps that were pressed longer before a new one than this many windows have nothing to do with it. */
export const WINDOWS_BACK = 2;

/**
 * What new taps of one lane change, without a replay of the match: the taps whose point may be another one now, and all
 * points that these serve. `known` are the lane's other taps, in any order; of those pressed more than `WINDOWS_BACK`
 * windows before the first new one none is needed. What stood at that moment is taken up as it was kept: points that were
 * made by then, and taps that waited.
 */
export function addTaps<Id>(
  known: readonly KeptTap<Id>[],
  added: readonly Tap[],
  rule: AgreementRule,
): { run: Tap[]; points: Agreed[] } {
  const [from] = [...added].sort(inTime);
  if (!from) return { run: [], points: [] };
  const isBefore = (tap: Tap) => inTime(tap, from) < 0;
  const isNear = (tap: Tap) => from.at - tap.at <= rule.withinMs;
  // a point is whole or left out
  const near = new Set(known.filter(({ tap }) => isNear(tap)).map(({ point }) => point));
  const seen = known.filter(({ tap, point }) => (point === null ? isNear(tap) : near.has(point)));

  const served = seen.filter(({ point }) => point !== null);
  const made = [...grouped(served, ({ point }) => point).values()].flatMap((serving) => {
    const taps = serving.map(({ tap }) => tap).sort(inTime);
    const maker = taps[rule.agree - 1];
    return maker && isBefore(maker) ? [{ maker, taps: taps.filter(isBefore) }] : [];
  });
  made.sort((a, b) => inTime(a.maker, b.maker));
  const stood = made.map(({ maker: { corner, kind, round, at: moment }, taps }) => ({
    ...{ corner, kind, round, at: moment },
    taps,
  }));
  const isServed = new Set(stood.flatMap(({ taps }) => taps));
  const all = seen.map(({ tap }) => tap);
  const waiting = all.filter((tap) => isBefore(tap) && !isServed.has(tap)).sort(inTime);
  const next = [...all.filter((tap) => !isBefore(tap)), ...added].sort(inTime);
  return { run: [...all, ...added].sort(inTime), points: pointsOfLane(next, rule, { points: stood, waiting }) };
}

/**
 * Which of the points that were known are those of a run now. A tap that arrives late can give an old point another
 * tap; it stays the same point, with what people said of it since.
 */
export function keepPoints<Id>(
  now: readonly Agreed[],
  pointOf: (tap: Tap) => Id | null,
): { id: Id | null; point: Agreed }[] {
  const taken = new Set<Id>();
  return now.map((point) => {
    const id = point.taps.map(pointOf).find((one) => one !== null && !taken.has(one)) ?? null;
    if (id !== null) taken.add(id);
    return { id, point };
  });
}

type Made = Agreed & { taps: Tap[] };

/** `before`: what stood when the first of these taps came. */
function pointsOfLane(
  taps: readonly Tap[],
  { agree, withinMs }: AgreementRule,
  before: { points: readonly Made[]; waiting: readonly Tap[] } = { points: [], waiting: [] },
): Agreed[] {
  const points = [...before.points];
  let waiting = [...before.waiting];
  for (const tap of taps) {
    waiting = waiting.filter((one) => tap.at - one.at <= withinMs);
    const partners = earliestOfOthers(waiting, tap);
    if (partners.length >= agree - 1) {
      const { corner, kind, round, at: moment } = tap;
      const served = [...partners.slice(0, agree - 1), tap];
      points.push({ corner, kind, round, at: moment, taps: served });
      waiting = waiting.filter((one) => !served.includes(one));
      continue;
    }
    const backed = points.find(
      (one) => tap.at - (one.taps[0] as Tap).at <= withinMs && !one.taps.some(({ judge }) => judge === tap.judge),
    );
    if (backed && partners.length === 0) backed.taps.push(tap);
    else waiting.push(tap);
  }
  return points;
}

/** The earliest waiting tap of each other judge. */
function earliestOfOthers(waiting: readonly Tap[], { judge }: Tap): Tap[] {
  const seen = new Set([judge]);
  return waiting.filter((one) => !seen.has(one.judge) && seen.add(one.judge));
}

const first = (point: Agreed): Tap => point.taps[0] as Tap;

function inTime(a: Tap, b: Tap): number {
  return a.at - b.at || a.judge - b.judge || (a.id < b.id ? -1 : a.id > b.id ? 1 : 0);
}
