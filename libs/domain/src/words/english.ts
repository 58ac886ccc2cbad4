// What English sentences need and Indonesian ones do not: a noun in the singular or the plural.
const RULES = new Intl.PluralRules('en');
const NUMBERS = new Intl.NumberFormat('en-GB');

/** The noun alone: `athlete` for 1, `athletes` for any other count; `count` may be a number that is written already. */
export const plural = (count: number | string, one: string, other = `${one}s`): string =>
  (typeof count === 'number' ? RULES.select(count) === 'one' : count === '1') ? one : other;

/** With its number: '1 athlete', '3,600 athletes'. */
export const counted = (count: number | string, one: string, other?: string): string =>
  `${typeof count === 'number' ? NUMBERS.format(count) : count} ${plural(count, one, other)}`;
