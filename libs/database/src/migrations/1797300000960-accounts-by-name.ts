// The list of accounts stands by name: its first page is read without sorting all of them.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AccountsByName1797300000960 implements MigrationInterface {
  name = 'AccountsByName1797300000960';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index account_by_name on account (lower(name), id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index account_by_name');
  }
}
