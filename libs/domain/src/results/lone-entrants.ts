// What an athlete, pair or team without any opponent takes: each organiser's own rule (domain-rules, Draw; rulebook art. 12.1.b.6).
import { medalTexts } from './medal-texts';

export const LONE_RULES = ['none', 'gold', 'must-merge'] as const;
export type LoneRule = (typeof LONE_RULES)[number];
export const LONE_RULE_LABELS: Readonly<Record<LoneRule, string>> = medalTexts.lone;

/** Being drawn alone never gives a medal; an organiser may decide otherwise. */
export const DEFAULT_LONE_RULE: LoneRule = 'none';

/**
 * A gold without a fight counts last: until all others are over, those too that are still to be divided, it would make
 * somebody champion who has not fought.
 */
export function loneTakesGold(rule: LoneRule, areAllOver: boolean): boolean {
  return rule === 'gold' && areAllOver;
}

/** Whether a class of which nothing is divided keeps the champion open: with one entrant where that one takes a gold. */
export function willBeFought(rule: LoneRule, entrants: number): boolean {
  return entrants > 1 || (entrants === 1 && rule === 'gold');
}

/** Whether a class with so many entrants may be drawn. */
export function mayDraw(rule: LoneRule, entrants: number): boolean {
  return rule !== 'must-merge' || entrants !== 1;
}
