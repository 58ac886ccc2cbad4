// Where a tournament was given to, in words, and the file that went: the office reads both while it is away.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class HandoverPlace1797058800000 implements MigrationInterface {
  name = 'HandoverPlace1797058800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table handover add place text, add file_name text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table handover drop place, drop file_name');
  }
}
