// Rehearsals: which tournaments are none, who made them, and the account that was made to hold what is in them.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Rehearsal1797232200000 implements MigrationInterface {
  name = 'Rehearsal1797232200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rehearsal (
        tournament_id bigint primary key references tournament on delete cascade,
        account_id bigint references account on delete set null,
        manager_id bigint not null references account,
        begun_at timestamptz not null default now(),
        ready_at timestamptz,
        fault text,
        constraint rehearsal_account_id_key unique (account_id),
        constraint rehearsal_manager_id_key unique (manager_id),
        constraint rehearsal_fault_check check (btrim(fault) <> ''),
        constraint rehearsal_check check (ready_at is null or fault is null)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table rehearsal');
  }
}
