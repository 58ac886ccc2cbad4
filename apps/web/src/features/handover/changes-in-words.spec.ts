// What has changed since a handover, in words.
import { changesInWords } from './changes-in-words';

it('names what people know, adds up the rest, and leaves out what did not happen', () => {
  expect(
    changesInWords([
      { table: 'match_clock', added: 2, changed: 0, removed: 0 },
      { table: 'result', added: 12, changed: 1, removed: 0 },
      { table: 'stoppage', added: 3, changed: 0, removed: 1 },
    ]),
  ).toEqual(['hasil: 12 baru, 1 berubah', 'data lain: 5 baru, 1 hilang']);
  expect(changesInWords([])).toEqual([]);
});
