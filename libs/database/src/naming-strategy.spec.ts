// The names that PostgreSQL gives by itself.
import { postgresName, snakeCase } from './naming-strategy';

describe('names of constraints', () => {
  it('are table, columns and label', () => {
    expect(postgresName('account_role', 'account_id', 'fkey')).toBe('account_role_account_id_fkey');
    expect(postgresName('account', '', 'pkey')).toBe('account_pkey');
  });

  it('are cut where they pass 63 characters, the longer part first', () => {
    // as in the catalogue of the migrated database
    expect(postgresName('match_classification', 'tournament_id_match_category_id_age_category_id_name', 'key')).toBe(
      'match_classification_tournament_id_match_category_id_age_ca_key',
    );
    expect(postgresName('t'.repeat(40), 'c'.repeat(40), 'idx')).toBe(`${'t'.repeat(29)}_${'c'.repeat(29)}_idx`);
  });

  it('are made of columns in snake case', () => {
    expect(snakeCase('tournamentMatchCategoryId')).toBe('tournament_match_category_id');
    expect(snakeCase('sha256')).toBe('sha256');
  });
});
