// Pictures with their sizes, and the hours of a tournament's days, from which its set-up page reckons what fits.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SettingUp1795564800000 implements MigrationInterface {
  name = 'SettingUp1795564800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table file
        add width integer check (width > 0),
        add height integer check (height > 0),
        add variant_of uuid references file on delete cascade,
        add check ((width is null) = (height is null))`);
    await runner.query('create index file_variant_of_idx on file (variant_of)');
    await runner.query(`
      create table tournament_hours (
        tournament_id bigint primary key references tournament on delete cascade,
        starts_at time not null,
        ends_at time not null,
        pause_minutes integer not null check (pause_minutes between 0 and 600),
        changeover_seconds integer not null check (changeover_seconds between 0 and 1800),
        seni_seconds integer not null check (seni_seconds between 10 and 1800),
        chart integer not null check (chart in (0, 2, 4, 6, 8, 16)),
        version integer not null default 1,
        check (ends_at > starts_at)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table tournament_hours');
    await runner.query('alter table file drop variant_of, drop width, drop height');
  }
}
