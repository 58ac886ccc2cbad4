// Events within a category of seni, `nomor`: which ones an age has, and what an entry must say of them (rulebook 2025, art. 3–6).
import type { AgeBounds } from '../athletes/age';
import type { SeniMatchType } from '../seni/performance-time';
import { ageGroupOf } from './age-groups';
import { IPSI_2025_JURUS } from './ipsi-2025-jurus';
import type { JurusSet, Nomor } from './jurus-rules';
import type { RuleGroup, RuleSet } from './rule-set';

/** What of a rule set says which events there are. */
export type NomorSet = Pick<RuleSet, 'id' | 'ageCounting' | 'groups'>;

export const nomorOfGroup = (
  { id, nomor }: Pick<RuleGroup, 'id' | 'nomor'>,
  jurus: Pick<JurusSet, 'nomor'> = IPSI_2025_JURUS,
): readonly Nomor[] => nomor ?? jurus.nomor[id] ?? [];

/** What an entry chooses between; empty where its category has one event or none at this age. */
export function nomorChoices(set: NomorSet, ages: AgeBounds, event: SeniMatchType): readonly Nomor[] {
  const own = nomorOfGroup(ageGroupOf(ages, set)).filter((one) => one.event === event);
  return own.length > 1 ? own : [];
}

/** Of several sets, where an athlete may come to be entered by each; one of the same id counts once. */
export function nomorChoicesOfAll(sets: readonly NomorSet[], ages: AgeBounds, event: SeniMatchType): readonly Nomor[] {
  const byId = new Map<string, Nomor>();
  for (const set of sets) {
    for (const one of nomorChoices(set, ages, event)) if (!byId.has(one.id)) byId.set(one.id, one);
  }
  return [...byId.values()];
}

export type NomorRefusal = 'required' | 'none-here' | 'other';

/** Whether an entry may say `nomor`, empty for none. */
export function refusalOfNomor(nomor: string, choices: readonly Nomor[]): NomorRefusal | null {
  if (choices.length === 0) return nomor === '' ? null : 'none-here';
  if (nomor === '') return 'required';
  return choices.some((one) => one.id === nomor) ? null : 'other';
}

/** The event that a performance belongs to: the one that was entered, else the only one there; null: by its category. */
export function nomorWith(all: readonly Nomor[], event: SeniMatchType, nomor: string): Nomor | null {
  const own = all.filter((one) => one.event === event);
  if (nomor === '') return own.length === 1 ? (own[0] ?? null) : null;
  return own.find((one) => one.id === nomor) ?? null;
}
