// The language that people read, for what is written by its rules: numbers, money, times, dates.

/**
 * For what is shown. Never for what is compared, parsed, stored, signed or sent: that is written one way in every language.
 */
export const localeTexts = {
  language: 'id',
  /** For `Intl` and `toLocaleString`. */
  locale: 'id-ID',
  decimal: ',',
  /** Between thousands. */
  group: '.',
  /** Between hours, minutes and seconds. */
  clock: '.',
};
