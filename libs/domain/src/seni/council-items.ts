// What the council takes off a performance, item by item, and what it disqualifies for (rows R25-J26–J30).
import { refused, type Refused } from '../refusal';
import type { CouncilItem, Disqualification, JurusRules } from '../rules/jurus-rules';
import { MAX_PENALTY } from './performance-score';
import { timeFault } from './performance-time';

/** Hundredths. */
export const ITEM_COST = 50;

/** One item, at so many milliseconds of the performance's clock; null: entered without it. */
export interface TakenOff {
  item: CouncilItem;
  at: number | null;
}

/** The time's own item is the clock's: nobody enters it. */
export const isEnteredItem = (rules: Pick<JurusRules, 'items'>, item: CouncilItem): boolean =>
  item !== 'time' && rules.items.includes(item);

/** Hundredths, without what the time costs. */
export function itemsPenalty(
  rules: Pick<JurusRules, 'items'>,
  taken: readonly Pick<TakenOff, 'item'>[],
): { ok: true; penalty: number } | Refused<'other-item' | 'penalty-out-of-range'> {
  if (taken.some(({ item }) => !isEnteredItem(rules, item))) return refused('other-item');
  const penalty = taken.length * ITEM_COST;
  return penalty > MAX_PENALTY ? refused('penalty-out-of-range') : { ok: true, penalty };
}

/** The article of each event that disqualifies for a time too far out. */
const TIME_ARTICLES: Readonly<Partial<Record<JurusRules['event'], string>>> = {
  seni_tunggal: '12.1.e.4.g',
  seni_ganda: '12.3.e.4.f',
  seni_regu: '12.4.e.4.c',
};

export const timeArticle = (event: JurusRules['event']): string => TIME_ARTICLES[event] ?? '12';

/** What the clock proposes; null while the time is within its limits. */
export function proposedDisqualification(
  seconds: number,
  rules: JurusRules,
): { reason: Extract<Disqualification, 'time'>; article: string } | null {
  if (timeFault(seconds, rules) !== 'far-out') return null;
  return { reason: 'time', article: timeArticle(rules.event) };
}
