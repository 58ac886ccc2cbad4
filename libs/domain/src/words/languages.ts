// The languages that all texts are worded in, and what a catalogue in one of them must hold.

/** `default` is the specification's own wording, Indonesian with English in places; the others are whole. */
export const WORDINGS = ['default', 'id', 'en', 'ms'] as const;
export type Wording = (typeof WORDINGS)[number];

/**
 * A catalogue in another language: every text of the original, worded by functions that take the same. A text that is
 * missing does not compile.
 */
export type InLanguage<Texts> = Texts extends string
  ? string
  : Texts extends number | boolean | null | undefined
    ? Texts
    : Texts extends (...given: infer Given) => infer Said
      ? (...given: Given) => InLanguage<Said>
      : { readonly [Key in keyof Texts]: InLanguage<Texts[Key]> };
