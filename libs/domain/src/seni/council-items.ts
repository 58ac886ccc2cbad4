// What the council takes off a performance, item by item, and what it disqualifies for (rows R25-J26–J30).
import { refused, type Refused } from '../refusal';
import {
  type CouncilItem,
  type Disqualification,
  disqualificationArticle,
  type JurusRules,
} from '../rules/jurus-rules';
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

/** Whether one may be disqualified for its time: only beyond the outer limit; null: by nobody's measure. */
export const mayBeOutByTime = (seconds: number | null, rules: JurusRules): boolean =>
  seconds === null || timeFault(seconds, rules) === 'far-out';

/** What the clock proposes; null while the time is within its limits. */
export function proposedDisqualification(
  seconds: number,
  rules: JurusRules,
): { reason: Extract<Disqualification, 'time'>; article: string } | null {
  if (timeFault(seconds, rules) !== 'far-out') return null;
  return { reason: 'time', article: disqualificationArticle('time', rules.event) };
}
