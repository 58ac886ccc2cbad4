// Of a job that failed it is known whether the disk was full: whoever waited for its file is told that, and not of a fault.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class JobsWithoutRoom1797300000351 implements MigrationInterface {
  name = 'JobsWithoutRoom1797300000351';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job add column lacks_room boolean not null default false');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job drop column lacks_room');
  }
}
