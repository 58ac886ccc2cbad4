// Why a result was won, by the rulebook; and the doctor's leave for who was stopped by the doctor and won.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DecidedResults1797224000001 implements MigrationInterface {
  name = 'DecidedResults1797224000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table result
        add win_reason text,
        add constraint result_win_reason_check check (win_reason ~ '^[a-z-]{3,40}$'),
        add constraint result_check1 check (win_reason is null or winner_corner is not null)`);
    await runner.query(`
      create table doctor_leave (
        match_id bigint not null references match (id) on delete cascade,
        unit_id bigint not null references pool_unit (id) on delete cascade,
        recorded_by bigint references account (id) on delete set null,
        recorded_at timestamptz not null default now(),
        constraint doctor_leave_pkey primary key (match_id, unit_id)
      )`);
    await runner.query('create index doctor_leave_unit_id_idx on doctor_leave (unit_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table doctor_leave');
    await runner.query('alter table result drop win_reason');
  }
}
