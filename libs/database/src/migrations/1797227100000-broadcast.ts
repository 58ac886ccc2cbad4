// Broadcasts: a tournament may have them wait for the announcer, who tells each result to the hall.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Broadcast1797227100000 implements MigrationInterface {
  name = 'Broadcast1797227100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table tournament add column broadcast_waits boolean not null default false');
    await runner.query('alter table match add column announced_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table match drop column announced_at');
    await runner.query('alter table tournament drop column broadcast_waits');
  }
}
