// What a person types to find a name: its words in any order, whatever signs stand between them.

/** A text as it is searched in: small letters, without marks and apostrophes, a blank for what joins words. */
export const searchable = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/[\p{M}'’‘`]/gu, '')
    .replace(/[-.,/]+/g, ' ')
    .toLocaleLowerCase('id-ID');

/** What was typed, word by word. */
export const soughtWords = (query: string): string[] => searchable(query).split(/\s+/).filter(Boolean);

/** `text` is searchable. Nothing sought is found anywhere. */
export const hasWords = (text: string, words: readonly string[]): boolean => words.every((word) => text.includes(word));
