// The rules of a plan, what they cost and why one cannot be kept, in words.
import { clockTime, shortDateWithDay } from '../../words/dates';
import type { PlanRule, RuleRound } from './plan-rules';
import type { ImpossibleRule, RuleCost } from './rule-checks';
import { ruleTexts } from './rule-texts';

export const ROUND_NAMES: Readonly<Record<RuleRound, string>> = ruleTexts.rounds;

export interface RuleNames {
  arena(id: number): string;
  age(id: number): string;
}

/** 'Paling banyak 2 partai per atlet dan hari' */
export function ruleText(rule: PlanRule, names: RuleNames): string {
  const arenas = (ids: readonly number[]) => ids.map((id) => names.arena(id)).join(', ');
  switch (rule.kind) {
    case 'most-per-day':
      return ruleTexts.mostPerDay(rule.most);
    case 'round-from':
      return ruleTexts.roundFrom(
        ROUND_NAMES[rule.round],
        rule.date === null ? '' : shortDateWithDay(rule.date),
        rule.start === null ? '' : clockTime(rule.start),
      );
    case 'finals-at':
      return ruleTexts.finalsAt(rule.date === null ? '' : shortDateWithDay(rule.date), arenas(rule.arenaIds));
    case 'age-hours':
      return ruleTexts.ageHours(rule.ageCategoryIds.map((id) => names.age(id)).join(', '), hoursOf(rule));
    case 'spread':
      return ruleTexts.spread;
    case 'ceremony':
      return ruleTexts.ceremony(rule.name, shortDateWithDay(rule.date), hoursOf(rule), arenas(rule.arenaIds));
  }
}

const hoursOf = ({ start, end }: { start: string; end: string }): string => `${clockTime(start)}–${clockTime(end)}`;

/** '+25 menit', '+1 hari 2 jam', 'tanpa biaya' */
export function costText({ minutes, matches }: RuleCost): string {
  if (matches > 0) return ruleTexts.unplaced(matches);
  if (minutes === 0) return ruleTexts.free;
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (minutes < 120) return `+${ruleTexts.minutes(minutes)}`;
  const parts = [
    days > 0 ? ruleTexts.days(days) : '',
    hours > 0 ? ruleTexts.hours(hours) : '',
    rest > 0 ? ruleTexts.minutes(rest) : '',
  ];
  return `+${parts.filter((part) => part !== '').join(' ')}`;
}

/** One sentence for each rule that cannot be kept. */
export function impossibleText(found: ImpossibleRule, rules: readonly PlanRule[], names: RuleNames): string {
  const rule = rules[found.index];
  const title = rule ? ruleText(rule, names) : '';
  const why =
    found.kind === 'no-session' ? ruleTexts.noSession(found.matches) : ruleTexts.fewDays(found.rounds, found.days);
  return ruleTexts.impossible(title, why);
}
