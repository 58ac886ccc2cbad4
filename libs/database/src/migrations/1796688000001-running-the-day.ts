// Actions of the desk that are taken once however often they are sent; matches that were skipped; results that replace others.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RunningTheDay1796688000001 implements MigrationInterface {
  name = 'RunningTheDay1796688000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table action_key (
        account_id bigint not null references account (id) on delete cascade,
        key uuid not null,
        fingerprint text not null,
        status integer not null default 200,
        answer jsonb not null default '{}',
        at timestamptz not null default now(),
        primary key (account_id, key),
        constraint action_key_status_check check (status between 200 and 499)
      )`);
    await runner.query('alter table match add column skipped_at timestamptz');
    await runner.query(
      'alter table result add column replaces_id bigint constraint result_replaces_id_fkey references result (id) on delete set null',
    );
    await runner.query('create index result_replaces_id_idx on result (replaces_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table result drop column replaces_id');
    await runner.query('alter table match drop column skipped_at');
    await runner.query('drop table action_key');
  }
}
