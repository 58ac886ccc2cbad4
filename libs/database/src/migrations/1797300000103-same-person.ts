// Entries that somebody has confirmed to be one person's, over tournaments and contingents.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SamePerson1797300000103 implements MigrationInterface {
  name = 'SamePerson1797300000103';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table person_entry (
        team_member_id bigint primary key references team_member (id) on delete cascade,
        person_id uuid not null,
        confirmed_by bigint references account (id) on delete set null,
        confirmed_at timestamptz not null default now()
      )`);
    await runner.query('create index person_entry_person_id_idx on person_entry (person_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table person_entry');
  }
}
