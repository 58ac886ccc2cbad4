// Who was disqualified for doping, also after the event: its medals move (rulebook 2025, art. 11.6.g.6.e).
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DisqualifiedUnits1797225200000 implements MigrationInterface {
  name = 'DisqualifiedUnits1797225200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table disqualified_unit (
        unit_id bigint not null references pool_unit (id) on delete cascade,
        reason text not null,
        recorded_by bigint references account (id) on delete set null,
        recorded_at timestamptz not null default now(),
        constraint disqualified_unit_pkey primary key (unit_id),
        constraint disqualified_unit_reason_check check (reason <> '')
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table disqualified_unit');
  }
}
