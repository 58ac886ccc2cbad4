// The rules of a plan as the form holds them: what they begin with, what is wrong with them, and what is sent.
import type { AutoScheduleOptions } from '@gelanggang/contract/auto-schedule';
import type { AutoScheduleRule } from '@gelanggang/contract/plan-rules';
import {
  type PlanRuleKind,
  RULE_KINDS,
  type RuleRound,
  SINGLE_RULES,
} from '@gelanggang/domain/schedule/auto/plan-rules';
import { minutesOf } from '@gelanggang/domain/schedule/numbering';
import { autoTexts } from './texts';

const texts = autoTexts.form;
const MOST_RULES = 20;
const NAME_LENGTH = 60;

export interface RuleValues {
  key: number;
  kind: PlanRuleKind;
  most: string;
  round: RuleRound;
  date: string;
  start: string;
  end: string;
  arenaIds: number[];
  ageIds: number[];
  name: string;
}

let lastKey = 0;

/** As it is added: filled with what is usual. */
export function newRule(
  kind: PlanRuleKind,
  { start_date: first, end_date: last }: AutoScheduleOptions['tournament'],
): RuleValues {
  const blank = { date: '', start: '', end: '', name: '' };
  const usual: Record<PlanRuleKind, Partial<RuleValues>> = {
    'most-per-day': {},
    'round-from': { date: last },
    'finals-at': { date: last },
    'age-hours': { start: '08:00', end: '12:00' },
    spread: {},
    ceremony: { name: texts.rules.openingCeremony, date: first, start: '08:00', end: '08:30' },
  };
  return { key: ++lastKey, kind, most: '2', round: 'final', arenaIds: [], ageIds: [], ...blank, ...usual[kind] };
}

export function ruleValues(rule: AutoScheduleRule, { arenas, age_categories: ages }: AutoScheduleOptions): RuleValues {
  const known = (ids: readonly number[], all: readonly { id: number }[]) =>
    ids.filter((id) => all.some((one) => one.id === id));
  return {
    key: ++lastKey,
    kind: rule.kind,
    most: String(rule.most ?? 2),
    round: rule.round ?? 'final',
    date: rule.date ?? '',
    start: rule.start_time ?? '',
    end: rule.end_time ?? '',
    arenaIds: known(rule.arena_ids, arenas),
    ageIds: known(rule.age_category_ids, ages),
    name: rule.name ?? '',
  };
}

/** Those that can still be added. */
export function kindsLeft(rules: readonly RuleValues[]): PlanRuleKind[] {
  if (rules.length >= MOST_RULES) return [];
  return RULE_KINDS.filter((kind) => !SINGLE_RULES.includes(kind) || !rules.some((rule) => rule.kind === kind));
}

/** By field: `rules.1.date`. */
export function ruleErrors(rules: readonly RuleValues[]): Record<string, string> {
  const ages = rules.flatMap((rule) => (rule.kind === 'age-hours' ? rule.ageIds : []));
  // as the server says it: first that they are too many, then what is wrong with each
  if (new Set(ages).size !== ages.length) return { rules: texts.rules.agesTwice };
  return Object.fromEntries(
    rules.flatMap((rule, index) =>
      Object.entries(faultsOf(rule)).map(([field, text]) => [`rules.${index}.${field}`, text]),
    ),
  );
}

function faultsOf(rule: RuleValues): Record<string, string> {
  const faults: Record<string, string> = {};
  const isNoTime = (time: string) => minutesOf(time) === null;
  const hours = () => {
    if (isNoTime(rule.start)) faults.start = texts.required;
    if (isNoTime(rule.end)) faults.end = texts.required;
    else if (rule.end <= rule.start) faults.end = texts.badTime;
  };
  switch (rule.kind) {
    case 'most-per-day':
      if (!/^[1-9]$/.test(rule.most.trim())) faults.most = texts.rules.mostError;
      break;
    case 'round-from':
      if (rule.date === '' && rule.start === '') faults.date = texts.rules.dateOrTime;
      if (rule.start !== '' && isNoTime(rule.start)) faults.start = texts.rules.noTime;
      break;
    case 'finals-at':
      if (rule.date === '' && rule.arenaIds.length === 0) faults.date = texts.rules.dateOrArena;
      break;
    case 'age-hours':
      hours();
      if (rule.ageIds.length === 0) faults.ages = texts.rules.noAge;
      break;
    case 'ceremony':
      if (rule.name.trim() === '') faults.name = texts.required;
      else if (rule.name.trim().length > NAME_LENGTH) faults.name = texts.rules.longName(NAME_LENGTH);
      if (rule.date === '') faults.date = texts.required;
      hours();
      break;
    case 'spread':
  }
  return faults;
}

/** Of its fields those that its kind has, as a plan keeps them. */
export function toRule(rule: RuleValues): AutoScheduleRule {
  const isOf = (...kinds: PlanRuleKind[]) => kinds.includes(rule.kind);
  const given = (text: string) => (text === '' ? null : text);
  return {
    kind: rule.kind,
    most: isOf('most-per-day') ? Number(rule.most) : null,
    round: isOf('round-from') ? rule.round : null,
    date: isOf('round-from', 'finals-at', 'ceremony') ? given(rule.date) : null,
    start_time: isOf('round-from', 'age-hours', 'ceremony') ? given(rule.start) : null,
    end_time: isOf('age-hours', 'ceremony') ? given(rule.end) : null,
    arena_ids: isOf('finals-at', 'ceremony') ? rule.arenaIds : [],
    age_category_ids: isOf('age-hours') ? rule.ageIds : [],
    name: isOf('ceremony') ? rule.name.trim() : null,
  };
}

/** Whether both ask for the same. */
export function isSameRule(a: AutoScheduleRule, b: AutoScheduleRule): boolean {
  const keyOf = (rule: AutoScheduleRule) =>
    JSON.stringify([
      ...[rule.kind, rule.most, rule.round, rule.date, rule.start_time, rule.end_time, rule.name],
      [...rule.arena_ids].sort((x, y) => x - y),
      [...rule.age_category_ids].sort((x, y) => x - y),
    ]);
  return keyOf(a) === keyOf(b);
}
