// The languages that all texts are worded in, and what a catalogue in one of them must hold.

/** `default` is the specification's own wording, Indonesian with English in places; the others are whole. */
export const WORDINGS = ['default', 'id', 'en', 'ms'] as const;
export type Wording = (typeof WORDINGS)[number];

/** What a person chooses between. */
export const LANGUAGES = ['id', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

export const isWording = (value: unknown): value is Wording => WORDINGS.some((one) => one === value);

/** A wording without a text of its own takes that of the next one. */
export const FALLBACKS: Readonly<Record<Wording, readonly Wording[]>> = {
  default: ['default'],
  id: ['id', 'default'],
  en: ['en', 'default'],
  ms: ['ms', 'id', 'default'],
};

/** What is said in a wording names its language so: the header `content-language`, the attribute `lang`. */
export const LANGUAGE_TAGS: Readonly<Record<Wording, string>> = { default: 'id', id: 'id', en: 'en', ms: 'ms' };

/** `index.en.html` of `index.html`: a file of the web app's build in a language; the default has the name itself. */
export const fileIn = (wording: Wording, name: string): string =>
  wording === 'default' ? name : name.replace(/\.\w+$/, `.${wording}$&`);

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
