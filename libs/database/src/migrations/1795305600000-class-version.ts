// Classes are edited by people like every other record: two who edit the same one are told.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClassVersion1795305600000 implements MigrationInterface {
  name = 'ClassVersion1795305600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table category_class add version integer not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table category_class drop version');
  }
}
