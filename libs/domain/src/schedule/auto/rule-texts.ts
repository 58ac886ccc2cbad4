// The rules of a plan, what they cost and why one cannot be kept, in words.
import { clockTime, shortDateWithDay } from '../../words/dates';
import type { PlanRule, RuleRound } from './plan-rules';
import type { ImpossibleRule, RuleCost } from './rule-checks';

export const ROUND_NAMES: Readonly<Record<RuleRound, string>> = {
  final: 'Final',
  semifinal: 'Semifinal',
  quarterfinal: 'Perempat final',
};

export interface RuleNames {
  arena(id: number): string;
  age(id: number): string;
}

/** 'Paling banyak 2 partai per atlet dan hari' */
export function ruleText(rule: PlanRule, names: RuleNames): string {
  const arenas = (ids: readonly number[]) => ids.map((id) => names.arena(id)).join(', ');
  switch (rule.kind) {
    case 'most-per-day':
      return `Paling banyak ${rule.most} partai per atlet dan hari`;
    case 'round-from': {
      const day = rule.date === null ? '' : ` ${shortDateWithDay(rule.date)}`;
      return `${ROUND_NAMES[rule.round]} tidak sebelum${day}${rule.start === null ? '' : ` pukul ${clockTime(rule.start)}`}`;
    }
    case 'finals-at': {
      const day = rule.date === null ? '' : ` pada ${shortDateWithDay(rule.date)}`;
      return `Final${day}${rule.arenaIds.length === 0 ? '' : ` di ${arenas(rule.arenaIds)}`}`;
    }
    case 'age-hours': {
      const ages = rule.ageCategoryIds.map((id) => names.age(id)).join(', ');
      return `${ages} hanya pukul ${clockTime(rule.start)}–${clockTime(rule.end)}`;
    }
    case 'spread':
      return 'Dibagi rata ke semua hari';
    case 'ceremony': {
      const where = rule.arenaIds.length === 0 ? '' : ` di ${arenas(rule.arenaIds)}`;
      return `${rule.name}: ${shortDateWithDay(rule.date)} pukul ${clockTime(rule.start)}–${clockTime(rule.end)}${where}`;
    }
  }
}

/** '+25 menit', '+1 hari 2 jam', 'tanpa biaya' */
export function costText({ minutes, matches }: RuleCost): string {
  if (matches > 0) return `${matches} partai tanpa tempat`;
  if (minutes === 0) return 'tanpa biaya';
  const [days, hours, rest] = [Math.floor(minutes / 1440), Math.floor(minutes / 60) % 24, minutes % 60];
  if (minutes < 120) return `+${minutes} menit`;
  const parts = [days > 0 ? `${days} hari` : '', hours > 0 ? `${hours} jam` : '', rest > 0 ? `${rest} menit` : ''];
  return `+${parts.filter((part) => part !== '').join(' ')}`;
}

/** One sentence for each rule that cannot be kept. */
export function impossibleText(found: ImpossibleRule, rules: readonly PlanRule[], names: RuleNames): string {
  const rule = rules[found.index];
  const title = rule ? ruleText(rule, names) : '';
  const why =
    found.kind === 'no-session'
      ? `tidak ada sesi yang tersisa bagi ${found.matches} partai`
      : `bagan terpanjang memerlukan ${found.rounds} partai beruntun, harinya hanya ${found.days}`;
  return `Aturan '${title}' tidak dapat ditepati: ${why}.`;
}
