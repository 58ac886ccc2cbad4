// How texts are read from the wire.
import { toLine, toText } from './fields';

const SKIN = '\u{1f3fb}';
const WITH_COLOUR = '\ufe0f';

it.each([
  ['pictures with their colours and what joins them', `\u{1f468}${SKIN}\u200d\u2764${WITH_COLOUR} Sari`],
  ['a letter with as many marks as any writing puts on one', `q${'\u0323'.repeat(30)}`],
])('keeps %s', (_what, text) => {
  expect(toLine({ value: text })).toBe(text);
});

it.each([
  ['what joins nothing', `Sari\u200d Dewi${WITH_COLOUR}`, 'Sari Dewi'],
  ['what joins twice', '\u2764\u200d\u200dSari', '\u2764\u200dSari'],
  ['marks beyond thirty on one letter', `q${'\u0323'.repeat(31)}r`, `q${'\u0323'.repeat(30)}r`],
])('takes away %s', (_what, text, left) => {
  expect(toLine({ value: text })).toBe(left);
});

// a body may be 2 MB long, and is cleaned before its length is looked at
it.each([
  ['colours of a picture that is not there', `${SKIN}${WITH_COLOUR}`],
  ['marks in an order that has to be put right', '\u0301\u0323'],
  ['line breaks and blanks', '\n  '],
  ['joiners', 'a\u200d'],
])('takes no longer than its length for %s', (_what, repeated) => {
  const text = `e${repeated.repeat(250_000)}`;
  const began = performance.now();
  for (const read of [toLine, toText]) read({ value: text });
  // looked at again from each place, it takes minutes, on any machine
  expect(performance.now() - began).toBeLessThan(30_000);
});
