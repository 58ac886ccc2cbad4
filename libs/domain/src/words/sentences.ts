// Sentences that the server says: each a code with what was given to it, worded when it is read.

/** Worded each time its text is read, so in the language of whoever reads it then. */
export class Sentence {
  constructor(
    /** Of the feature and its key in the feature's catalogue: 'contingents.full'. Part of the API. */
    readonly code: string,
    private readonly words: () => string,
    /** What its words were made of, in the order of the catalogue's function. */
    readonly given: readonly unknown[] = [],
  ) {}

  get text(): string {
    return this.words();
  }

  toString(): string {
    return this.text;
  }
}

/** What is itself worded, a name of a catalogue or another sentence, is given so that it is worded when it is read. */
export type Given<Value> = Value | (() => Value) | (string extends Value ? Sentence : never);

/** A catalogue whose texts are sentences: those with something to fill in are functions that take the same. */
export type Sentences<Texts> = Texts extends string
  ? Sentence
  : Texts extends (...given: infer Values) => string
    ? (...given: { [Place in keyof Values]: Given<Values[Place]> }) => Sentence
    : { readonly [Key in keyof Texts]: Sentences<Texts[Key]> };

const inCode = (key: string): string => key.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * `of` is the first part of each code, a key in camel case the next. Nothing is worded here: the catalogue is asked when a
 * sentence is read.
 */
export function sentences<const Texts extends object>(of: string, catalogue: Texts): Sentences<Texts> {
  const made = Object.keys(catalogue).map((key) => {
    const code = `${of}.${inCode(key)}`;
    const texts = catalogue as Readonly<Record<string, unknown>>;
    const text = texts[key];
    if (typeof text === 'string') return [key, new Sentence(code, () => texts[key] as string)];
    if (typeof text === 'function') {
      const words = (given: unknown[]) => (texts[key] as (...of: unknown[]) => string)(...given.map(worded));
      return [key, (...given: unknown[]) => new Sentence(code, () => words(given), given)];
    }
    return [key, sentences(code, text as object)];
  });
  return Object.fromEntries(made) as Sentences<Texts>;
}

/** The texts of faults by field, worded now. */
export const textsOf = (faults: Readonly<Record<string, readonly Sentence[]>>): Record<string, string[]> =>
  Object.fromEntries(Object.entries(faults).map(([field, said]) => [field, said.map(({ text }) => text)]));

const worded = (given: unknown): unknown =>
  given instanceof Sentence ? given.text : typeof given === 'function' ? (given as () => unknown)() : given;

/** A sentence as a row keeps it, to be worded for whoever reads it. */
export interface KeptSentence {
  code: string;
  given: readonly unknown[];
}

export const keptOf = ({ code, given }: Sentence): KeptSentence => ({ code, given: given.map(worded) });

/**
 * What was kept, in the words of these catalogues. A row from before holds the sentence itself; of a code that no catalogue
 * has any more, its name is all that is known.
 */
export function keptText(kept: KeptSentence | string, ...catalogues: readonly object[]): string {
  if (typeof kept === 'string') return kept;
  const [, ...path] = kept.code.split('.');
  for (const catalogue of catalogues) {
    const found = path.reduce<unknown>(partOf, catalogue);
    const said: unknown =
      typeof found === 'function' ? (found as (...given: unknown[]) => unknown)(...kept.given) : found;
    if (said instanceof Sentence && said.code === kept.code) return said.text;
  }
  return kept.code;
}

const partOf = (of: unknown, name: string): unknown =>
  Object.entries(of ?? {}).find(([key]) => inCode(key) === name)?.[1];
