// From the answer of the set-up call to what fits, for one of three bases; recalculated while the hours are being typed.
import type { DayPlanAnswer, SetUpAnswer } from '@gelanggang/contract/setting-up';
import { isChart } from '@gelanggang/domain/draw/draw-unit';
import {
  daySeconds,
  type DayPlan,
  fitMatches,
  type Fit,
  grown,
  loadsOf,
  type MatchLoad,
} from '@gelanggang/domain/schedule/capacity';

export const BASES = ['registered', 'paid', 'rate'] as const;
export type Basis = (typeof BASES)[number];

const DAY_MS = 86_400_000;

export interface Capacity {
  units: number;
  loads: MatchLoad[];
  matches: number;
  neededSeconds: number;
  availableSeconds: number;
  fit: Fit;
}

export function toDayPlan(plan: DayPlanAnswer): DayPlan {
  return {
    startsAt: plan.starts_at,
    endsAt: plan.ends_at,
    pauseMinutes: plan.pause_minutes,
    changeoverSeconds: plan.changeover_seconds,
    seniSeconds: plan.seni_seconds,
    chart: isChart(plan.chart) ? plan.chart : 0,
  };
}

/** How entries come in: athletes a day over the last seven, and the days that registration has left. null: none do. */
export function rateOf(setUp: SetUpAnswer, now: number): { perDay: number; daysLeft: number; factor: number } | null {
  const { members, recent_members, tournament } = setUp;
  const daysLeft = Math.max(0, (Date.parse(tournament.registration_closes_at) - now) / DAY_MS);
  if (members === 0 || recent_members === 0 || daysLeft === 0 || tournament.status !== 'active') return null;
  const perDay = recent_members / 7;
  return { perDay, daysLeft, factor: (members + perDay * daysLeft) / members };
}

export function daysOf({ start_date, end_date }: SetUpAnswer['tournament']): string[] {
  const days: string[] = [];
  for (let at = Date.parse(start_date); at <= Date.parse(end_date); at += DAY_MS) {
    days.push(new Date(at).toISOString().slice(0, 10));
  }
  return days;
}

export function capacityOf(setUp: SetUpAnswer, plan: DayPlan, basis: Basis, factor: number): Capacity {
  const groups = setUp.entries.map((one) => ({
    kind: one.kind,
    ageCategoryId: one.age_category_id,
    units: basis === 'paid' ? one.paid : one.registered,
  }));
  const rounds = new Map(
    setUp.ages.map((age) => [
      age.id,
      { roundCount: age.round_count, roundSeconds: age.round_seconds, breakSeconds: age.break_seconds },
    ]),
  );
  const now = loadsOf(groups, { plan, rounds, hasThirdPlaceMatch: setUp.tournament.has_third_place_match });
  const loads = basis === 'rate' ? grown(now, factor) : now;
  const units = groups.reduce((sum, group) => sum + group.units, 0) * (basis === 'rate' ? factor : 1);
  const days = daysOf(setUp.tournament).length;
  const fit = fitMatches(loads, days, setUp.arenas.length, daySeconds(plan));
  return {
    units: Math.round(units),
    loads,
    matches: loads.reduce((sum, load) => sum + load.matches, 0),
    neededSeconds: loads.reduce((sum, load) => sum + load.matches * load.secondsEach, 0),
    availableSeconds: days * setUp.arenas.length * daySeconds(plan),
    fit,
  };
}
