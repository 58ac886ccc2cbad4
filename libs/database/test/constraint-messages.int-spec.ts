// The live catalogue against the texts: no constraint without a sentence, no sentence without a constraint.
import { CONSTRAINT_SENTENCES, constraintMessage } from '@gelanggang/database/constraint-messages';
import { CONSTRAINT_FIELDS } from '@gelanggang/database/constraint-texts/constraint-fields';
import { FOREIGN_KEYS } from '@gelanggang/database/constraint-texts/foreign-keys';
import { triggerTexts } from '@gelanggang/database/constraint-texts/trigger-texts';
import { uniqueTexts } from '@gelanggang/database/constraint-texts/unique-texts';
import { testDatabase } from '../../../test/setup/database';

const CHECKS = Object.keys(CONSTRAINT_SENTENCES).filter((name) => !(name in uniqueTexts) && !(name in triggerTexts));
const worded = (constraint: string, detail?: string) => {
  const message = constraintMessage(constraint, detail);
  return message && { ...message, text: message.text.text, code: message.text.code };
};

describe('constraint messages', () => {
  const database = testDatabase();

  async function names(sql: string): Promise<string[]> {
    return (await database.dataSource.query<{ name: string }[]>(sql)).map((row) => row.name).sort();
  }

  it('has a text for every unique index that is not a primary key', async () => {
    const unique = await names(
      `select i.relname as name from pg_index x join pg_class i on i.oid = x.indexrelid
       where i.relnamespace = 'public'::regnamespace and x.indisunique and not x.indisprimary`,
    );
    expect(Object.keys(uniqueTexts).sort()).toEqual(unique);
  });

  it.each([
    ['foreign key', 'f', Object.keys(FOREIGN_KEYS)],
    ['check', 'c', CHECKS],
  ])('has a text for every %s', async (_, type, told) => {
    const known = await names(
      `select conname as name from pg_constraint where connamespace = 'public'::regnamespace and contype = '${type}'`,
    );
    expect([...told].sort()).toEqual(known);
  });

  it('names a primary key’s violation, and nothing that the database does not have', () => {
    expect(worded('account_role_pkey')).toEqual({
      text: 'Data ini sudah tercatat.',
      code: 'constraint.alreadyRecorded',
    });
    expect(worded('no_such_thing')).toBeNull();
  });

  it('names a field only of what is refused', () => {
    expect(Object.keys(CONSTRAINT_FIELDS).filter((name) => !(name in CONSTRAINT_SENTENCES))).toEqual([]);
    expect(worded('account_email_key')).toEqual({
      text: 'E-mail ini sudah terdaftar.',
      code: 'constraint.account_email_key',
      field: 'email',
    });
  });

  it('tells a missing parent from a row that is still used', () => {
    expect(worded('match_arena_id_tournament_id_fkey', 'Key is not present in table.')).toEqual({
      text: 'Gelanggang turnamen ini tidak ditemukan.',
      code: 'constraint.missing.arenaHere',
      field: 'arena_id',
    });
    expect(worded('match_arena_id_tournament_id_fkey', 'Key is still referenced from table.')).toEqual({
      text: 'Data ini masih dipakai, jadi tidak dapat dihapus.',
      code: 'constraint.stillUsed',
    });
  });
});
