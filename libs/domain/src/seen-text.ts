// A typed text as people see it: what nobody sees in it goes, and what looks alike is alike.

/**
 * Marks that turn the direction of what stands around them, or are not seen (Unicode's default ignorable ones): a name could
 * pass for another one, or be none. Joiners and variation selectors stay where a picture needs them.
 */
const UNSEEN =
  /(?![\u200c\u200d\ufe0e\ufe0f])[\p{Default_Ignorable_Code_Point}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\ufff9-\ufffc\p{Noncharacter_Code_Point}\p{Co}\u2800]/gu;
/** What stays of them, where nothing is left that they could join; a picture with its own, which stay, is `$1`. */
const LONELY =
  /(\p{Extended_Pictographic}[\ufe0f\p{Emoji_Modifier}]*[\u200c\u200d\ufe0e]?)|[\u200c\u200d\ufe0e\ufe0f]+/gu;
/** Sorting many marks takes the square of their number: no more than these (Unicode, annex 15: stream-safe text) are sorted. */
const TOO_MANY_MARKS = /(\p{M}{30})\p{M}+/gu;
/** No writing of names puts more above and below a letter; piled up, they cover the lines around it. */
const PILED = /([\p{Mn}\p{Me}]{4})[\p{Mn}\p{Me}]+/gu;

/** Trimmed, and in one way of writing accents; lines and blanks in it stay. Takes a time that grows with its length. */
export const seenText = (text: string): string =>
  text
    .replace(UNSEEN, '')
    .replace(LONELY, '$1')
    .replace(TOO_MANY_MARKS, '$1')
    .normalize('NFC')
    .replace(PILED, '$1')
    .trim();

/** Breaks of a line, tabs, other control characters and rows of blanks, with the blanks beside them. */
const CONTROL = /\s*[\u0001-\u001f\u007f-\u009f\u2028\u2029]+\s*|\s{2,}|\u00a0/g;

/** The same, of one line. */
export const seenLine = (text: string): string => seenText(seenText(text).replace(CONTROL, ' '));
