// In which wording receivers are told something.
import { wordedFor, wordingsOf } from './receivers';
import { currentWording } from './wording';

/** Answers as the database does of a site that speaks `site`, with accounts that have chosen. */
function databaseOf(site: string | null, chosen: Readonly<Record<number, string>>) {
  const asked: unknown[] = [];
  return {
    asked,
    query: <T>(_sql: string, [ids]: [readonly number[]]): Promise<T> => {
      asked.push(ids);
      const rows = ids.flatMap((id) => (chosen[id] ? [{ id, wording: chosen[id] }] : []));
      return Promise.resolve([{ id: null, wording: site }, ...rows] as T);
    },
  };
}

it('an account reads what it has chosen, and everybody else what the site speaks', async () => {
  const database = databaseOf('id', { 1: 'en' });
  const wordingOf = await wordingsOf(database, [1, 2]);
  expect([1, 2, null].map(wordingOf)).toEqual(['en', 'id', 'id']);
  expect(database.asked).toEqual([[1, 2]]);
});

it('a site that has said nothing, or something unknown, speaks as the specification does', async () => {
  for (const site of [null, 'klingon']) {
    const wordingOf = await wordingsOf(databaseOf(site, {}), [1]);
    expect([1, null].map(wordingOf)).toEqual(['default', 'default']);
  }
});

it('who asks for it and has chosen nothing reads it as the page', async () => {
  const database = databaseOf('id', { 1: 'id' });
  const read = (accountId: number | null) => wordedFor(database, accountId, currentWording, 'en');
  expect([await read(1), await read(2), await read(null)]).toEqual(['id', 'en', 'en']);
  expect(currentWording()).toBe('default');
});
