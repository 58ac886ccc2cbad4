// The live catalogue against the texts: no constraint without a sentence, no sentence without a constraint.
import { constraintMessage } from '@gelanggang/database/constraint-messages';
import { CHECK_TEXTS } from '@gelanggang/database/constraint-texts/check-texts';
import { FOREIGN_KEY_TEXTS } from '@gelanggang/database/constraint-texts/foreign-key-texts';
import { UNIQUE_TEXTS } from '@gelanggang/database/constraint-texts/unique-texts';
import { cloneDatabase, type TestDatabase } from '../../../test/setup/database';

describe('constraint messages', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await cloneDatabase();
  });
  afterAll(() => database.drop());

  async function names(sql: string): Promise<string[]> {
    return (await database.dataSource.query<{ name: string }[]>(sql)).map((row) => row.name).sort();
  }

  it('has a text for every unique index that is not a primary key', async () => {
    const unique = await names(
      `select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
       where i.relnamespace = 'public'::regnamespace and x.indisunique and not x.indisprimary`,
    );
    expect(Object.keys(UNIQUE_TEXTS).sort()).toEqual(unique);
  });

  it.each([
    ['foreign key', 'f', FOREIGN_KEY_TEXTS],
    ['check', 'c', CHECK_TEXTS],
  ])('has a text for every %s', async (_, type, texts) => {
    const known = await names(
      `select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype = '${type}'`,
    );
    expect(Object.keys(texts).sort()).toEqual(known);
  });

  it('names a primary key’s violation, and nothing that the database does not have', () => {
    expect(constraintMessage('account_role_pkey')).toEqual({ text: 'Data ini sudah tercatat.' });
    expect(constraintMessage('no_such_thing')).toBeNull();
  });

  it('tells a missing parent from a row that is still used', () => {
    expect(constraintMessage('match_arena_id_tournament_id_fkey', 'Key is not present in table.')).toEqual({
      text: 'Gelanggang turnamen ini tidak ditemukan.',
      field: 'arena_id',
    });
    expect(constraintMessage('match_arena_id_tournament_id_fkey', 'Key is still referenced from table.')).toEqual({
      text: 'Data ini masih dipakai, jadi tidak dapat dihapus.',
    });
  });
});
