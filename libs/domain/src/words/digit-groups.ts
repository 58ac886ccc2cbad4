// A long number as people read it aloud.

/** '7000 1234 56': in groups of four. */
export const inGroups = (digits: string): string => digits.replace(/(\d{4})(?=\d)/g, '$1 ');
