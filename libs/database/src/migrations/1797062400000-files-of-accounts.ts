// How much an account keeps is asked at each of its uploads.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FilesOfAccounts1797062400000 implements MigrationInterface {
  name = 'FilesOfAccounts1797062400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index file_account_id_idx on file (account_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index file_account_id_idx');
  }
}
