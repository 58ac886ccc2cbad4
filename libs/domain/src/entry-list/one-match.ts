// What several columns say of one match.
import type { EntryColumn } from './columns';
import type { SectionFacts } from './section-rows';

export const isTanding = (category: string | undefined): boolean => category?.toLowerCase() === 'tanding';

/** 'Tanding' ticked beside 'Kelas Tanding' with an 'A' below: one match, of that class. */
export function asOneMatch(said: readonly SectionFacts[]): SectionFacts[] {
  const matches = said.filter(({ category }) => isTanding(category));
  const whole: SectionFacts = Object.assign({}, ...matches);
  const isSame = (facts: SectionFacts) =>
    Object.entries(facts).every(([key, text]) => whole[key as EntryColumn] === text);
  if (matches.length < 2 || !matches.every(isSame)) return [...said];
  return [whole, ...said.filter((facts) => !matches.includes(facts))];
}
