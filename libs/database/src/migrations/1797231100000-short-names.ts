// A short name of a tournament, for the columns of lists.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ShortNames1797231100000 implements MigrationInterface {
  name = 'ShortNames1797231100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table tournament add column short_name text not null default ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament drop column short_name');
  }
}
