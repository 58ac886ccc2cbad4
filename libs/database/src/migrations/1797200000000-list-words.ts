// What headings and words of entry lists mean, kept for an account's next list.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListWords1797200000000 implements MigrationInterface {
  name = 'ListWords1797200000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table list_word (
        account_id bigint not null references account (id) on delete cascade,
        kind text not null,
        of_column text not null,
        written text not null,
        meaning text not null,
        used_at timestamptz not null default now(),
        primary key (account_id, kind, of_column, written),
        constraint list_word_kind_check check (kind in ('heading', 'word'))
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table list_word');
  }
}
