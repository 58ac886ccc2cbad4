// Signatures under the list of a contingent that was merged into another stay, with the name that they were for.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SignaturesAfterMerge1797232310000 implements MigrationInterface {
  name = 'SignaturesAfterMerge1797232310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table entry_signature add merged_from text');
    await runner.query('alter table entry_check_list add merged_with text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table entry_check_list drop merged_with');
    await runner.query('alter table entry_signature drop merged_from');
  }
}
