// The digits that a draw is checked by, in groups that people can compare.

/** 'AB12 CD34' of 'ab12cd34' */
export const seedText = (digits: string): string => (digits.toUpperCase().match(/.{1,4}/g) ?? []).join(' ');
