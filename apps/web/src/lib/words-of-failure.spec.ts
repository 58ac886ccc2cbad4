// What people read where a proxy or the network itself answers in the server's place.
import { httpTexts as texts } from './http-texts';
import { wordsFor, wordsOf } from './words-of-failure';

it.each([
  [413, texts.tooLarge],
  [429, texts.tooMany],
  [502, texts.busy],
  [503, texts.busy],
  [504, texts.busy],
  [511, texts.askedToSignIn],
  [500, texts.unexpected],
  [400, texts.unexpected],
])('an answer %i without a sentence is told in words', (status, words) => {
  expect(wordsOf(status)).toBe(words);
});

it('a page in place of data may be the sign-in of a network', () => {
  expect(wordsFor('\n<!doctype html><title>Wi-Fi</title>')).toBe(`${texts.badFormat} ${texts.askedToSignIn}`);
  expect(wordsFor('{"data":')).toBe(texts.badFormat);
  expect(wordsFor({ rows: 1 })).toBe(texts.badFormat);
});
