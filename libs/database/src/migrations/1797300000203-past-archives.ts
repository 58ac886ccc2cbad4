// Archives of tournaments of other installations, which became old events here.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PastArchives1797300000203 implements MigrationInterface {
  name = 'PastArchives1797300000203';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table past_archive (
        past_event_id bigint primary key references past_event on delete cascade,
        key text not null,
        records integer not null,
        hash text not null,
        files bytea not null,
        matches jsonb not null,
        checked_at timestamptz not null default now()
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table past_archive');
  }
}
