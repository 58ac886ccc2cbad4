// A word whose letters are of several scripts: 'Вudi' with a Cyrillic В looks like 'Budi', and no search finds one by the other.

/** Those that have letters which look like letters of the others. */
const SCRIPTS = [
  /\p{Script=Latin}/u,
  /\p{Script=Cyrillic}/u,
  /\p{Script=Greek}/u,
  /\p{Script=Armenian}/u,
  /\p{Script=Cherokee}/u,
  /\p{Script=Coptic}/u,
  /\p{Script=Lisu}/u,
];

/** Cyrillic and Greek letters by the Latin ones that they look like. */
const LOOKALIKES = new Map(
  [
    ...['АA', 'ВB', 'СC', 'ЕE', 'НH', 'ІI', 'ЈJ', 'КK', 'МM', 'ОO', 'РP', 'ЅS', 'ТT', 'ХX', 'УY', 'ԌG', 'ԚQ', 'ԜW'],
    ...[
      'аa',
      'сc',
      'ԁd',
      'еe',
      'һh',
      'іi',
      'јj',
      'ӏl',
      'оo',
      'рp',
      'ԛq',
      'ѕs',
      'ѵv',
      'ԝw',
      'хx',
      'уy',
      'кk',
      'мm',
      'тt',
    ],
    ...[
      'ΑA',
      'ΒB',
      'ΕE',
      'ΖZ',
      'ΗH',
      'ΙI',
      'ΚK',
      'ΜM',
      'ΝN',
      'ΟO',
      'ΡP',
      'ΤT',
      'ΥY',
      'ΧX',
      'αa',
      'ιi',
      'κk',
      'νv',
      'οo',
      'ρp',
    ],
  ].map((pair) => [...pair] as [string, string]),
);

const WORDS = /[\p{L}\p{M}\p{N}]+/gu;
const isMixed = (word: string): boolean => SCRIPTS.filter((script) => script.test(word)).length > 1;

/** The first word that mixes scripts; undefined: none does. */
export const mixedWord = (text: string): string | undefined => text.match(WORDS)?.find(isMixed);

/** What is meant, where each strange letter looks like one of ours; undefined: it cannot be told. */
export function inLatin(text: string): string | undefined {
  const own = text.replace(WORDS, (word) =>
    isMixed(word) ? [...word].map((letter) => LOOKALIKES.get(letter) ?? letter).join('') : word,
  );
  return mixedWord(own) === undefined ? own : undefined;
}
