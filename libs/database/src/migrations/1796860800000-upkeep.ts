// What operation needs to know: which request a job comes from, and how jobs that ended are found by their age.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Upkeep1796860800000 implements MigrationInterface {
  name = 'Upkeep1796860800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job add column request_id text');
    await runner.query('create index job_finished_at_idx on job (finished_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index job_finished_at_idx');
    await runner.query('alter table job drop column request_id');
  }
}
