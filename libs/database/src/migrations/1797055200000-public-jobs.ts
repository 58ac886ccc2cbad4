// Jobs that belong to nobody: files for everybody, of which one of a kind is made at a time.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PublicJobs1797055200000 implements MigrationInterface {
  name = 'PublicJobs1797055200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job alter column account_id drop not null');
    await runner.query(
      `create unique index job_one_for_everybody on job (kind, md5(params::text))
       where account_id is null and status in ('queued', 'running')`,
    );
    await runner.query(
      `create index job_for_everybody_idx on job (kind, md5(params::text), id desc) where account_id is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('delete from job where account_id is null');
    await runner.query('drop index job_for_everybody_idx');
    await runner.query('drop index job_one_for_everybody');
    await runner.query('alter table job alter column account_id set not null');
  }
}
