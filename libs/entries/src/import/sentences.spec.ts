// A sentence on its way from the process that reads a list.
import { listSentenceOf, listSentences, type SentSentence } from './sentences';

const sent = (said: SentSentence) => JSON.parse(JSON.stringify(said)) as SentSentence;

it('says in the one process what it was in the other', () => {
  for (const said of [listSentences.photo, listSentences.badLine('7'), listSentences.tooManyRows('5000')]) {
    expect(listSentenceOf(sent(said)).text).toBe(said.text);
    expect(listSentenceOf(sent(said)).code).toBe(said.code);
  }
});

it('knows no other sentence', () => {
  expect(() => listSentenceOf({ code: 'lists.nothing', given: [] })).toThrow('lists.nothing');
});
