// Whether the matches of a tournament fit on its mats: units × match length against arenas × days × hours (issue of set-up).
import type { MatchKind } from '../words/labels';
import { poolCount } from '../draw/pools';
import type { Chart } from '../draw/draw-unit';
import { matchLengthSeconds, type RoundPlan } from './match-length';

/** How a tournament's days run, as its organisers plan them. */
export interface DayPlan {
  /** `HH:MM` */
  startsAt: string;
  endsAt: string;
  /** Of a day in which no mat works. */
  pauseMinutes: number;
  /** Between two matches of a mat: calling, bowing, writing down. */
  changeoverSeconds: number;
  /** Of one seni performance. */
  seniSeconds: number;
  /** How classes are to be drawn; 0 is one bracket a class. */
  chart: Chart;
}

/** Spec 2 §9 (07:30 to 17:00), rulebook 2025 (a seni performance lasts up to 3 minutes). */
export const DEFAULT_DAY_PLAN: DayPlan = {
  startsAt: '07:30',
  endsAt: '17:00',
  pauseMinutes: 60,
  changeoverSeconds: 120,
  seniSeconds: 180,
  chart: 0,
};

/** Units that are drawn together: a class of tanding, or an age and gender of a seni event. */
export interface UnitGroup {
  kind: MatchKind;
  ageCategoryId: number;
  units: number;
}

/** Matches that take the same time. */
export interface MatchLoad {
  kind: MatchKind;
  ageCategoryId: number;
  matches: number;
  /** Of one of them, changeover included. */
  secondsEach: number;
}

/**
 * Fights that a class of `units` needs on the mat (domain-rules, Draw (tanding)); byes and walkovers of a lone athlete
 * take none. Two in a pool of four or more fight for third place where the tournament asks for it.
 */
export function fightsOf(units: number, chart: Chart, hasThirdPlaceMatch: boolean): number {
  if (units < 2) return 0;
  if (chart === 2) return Math.floor(units / 2);
  const pools = poolCount(units, chart);
  const smallest = Math.floor(units / pools);
  const larger = units % pools;
  const withThird = (smallest >= 4 ? pools - larger : 0) + (smallest + 1 >= 4 ? larger : 0);
  return units - pools + (hasThirdPlaceMatch ? withThird : 0);
}

export interface LoadRules {
  plan: DayPlan;
  hasThirdPlaceMatch: boolean;
  /** By age category. */
  rounds: ReadonlyMap<number, RoundPlan>;
}

/** One load per age category of tanding, and one per age category of seni, in the order in which they come. */
export function loadsOf(groups: readonly UnitGroup[], { plan, hasThirdPlaceMatch, rounds }: LoadRules): MatchLoad[] {
  const loads = new Map<string, MatchLoad>();
  for (const { kind, ageCategoryId, units } of groups) {
    const matches = kind === 'seni' ? units : fightsOf(units, plan.chart, hasThirdPlaceMatch);
    const key = `${kind} ${ageCategoryId}`;
    const load = loads.get(key);
    if (load) {
      load.matches += matches;
      continue;
    }
    const ageRounds = rounds.get(ageCategoryId);
    const length = kind === 'seni' ? plan.seniSeconds : ageRounds ? matchLengthSeconds(ageRounds) : 0;
    loads.set(key, { kind, ageCategoryId, matches, secondsEach: length + plan.changeoverSeconds });
  }
  return [...loads.values()].filter((load) => load.matches > 0);
}

/** As many of each as there will be when `factor` times as many have entered. */
export function grown(loads: readonly MatchLoad[], factor: number): MatchLoad[] {
  return loads.map((load) => ({ ...load, matches: Math.round(load.matches * factor) }));
}

/** Seconds of one day on one mat; 0 when the day ends before it begins. */
export function daySeconds({ startsAt, endsAt, pauseMinutes }: DayPlan): number {
  return Math.max(0, secondsOf(endsAt) - secondsOf(startsAt) - pauseMinutes * 60);
}

function secondsOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 3600 + minutes * 60;
}

/** One mat on one day. */
export interface MatDay {
  /** From 0. */
  day: number;
  arena: number;
  matches: number;
  usedSeconds: number;
}

export interface Fit {
  /** By day, then by arena. */
  matDays: MatDay[];
  /** Seconds that every one of them has. */
  matDaySeconds: number;
  /** Matches that found no room, and the time that they need. */
  left: number;
  leftSeconds: number;
}

/**
 * Spreads the matches evenly over all mats and days, the longest first. An estimate before the draw: it knows nothing of
 * rounds and rest, so what does not fit here fits nowhere.
 */
export function fitMatches(loads: readonly MatchLoad[], days: number, arenas: number, matDaySeconds: number): Fit {
  const matDays: MatDay[] = Array.from({ length: days * arenas }, (_, index) => ({
    day: Math.floor(index / arenas),
    arena: index % arenas,
    matches: 0,
    usedSeconds: 0,
  }));
  const fit: Fit = { matDays, matDaySeconds, left: 0, leftSeconds: 0 };
  for (const { matches, secondsEach } of [...loads].sort((a, b) => b.secondsEach - a.secondsEach)) {
    for (let number = 0; number < matches; number += 1) {
      const emptiest = matDays.reduce<MatDay | null>((best, one) => {
        return best && best.usedSeconds <= one.usedSeconds ? best : one;
      }, null);
      // if it does not fit on the emptiest, it fits on none
      if (!emptiest || emptiest.usedSeconds + secondsEach > matDaySeconds) {
        fit.left += matches - number;
        fit.leftSeconds += (matches - number) * secondsEach;
        break;
      }
      emptiest.matches += 1;
      emptiest.usedSeconds += secondsEach;
    }
  }
  return fit;
}
