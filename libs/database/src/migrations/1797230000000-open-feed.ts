// The open log of a tournament: records that are appended and never changed, each with the hash of the one before.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OpenFeed1797230000000 implements MigrationInterface {
  name = 'OpenFeed1797230000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table feed (
        tournament_id bigint primary key references tournament (id) on delete cascade,
        salt text not null,
        read_seq bigint not null default 0,
        constraint feed_salt_check check (salt ~ '^[0-9a-f]{64}$'),
        constraint feed_read_seq_check check (read_seq >= 0)
      )`);
    await runner.query(`
      create table feed_record (
        tournament_id bigint not null references feed (tournament_id) on delete cascade,
        number integer not null,
        key text not null,
        line text not null,
        hash text not null,
        constraint feed_record_number_check check (number > 0),
        constraint feed_record_hash_check check (hash ~ '^[0-9a-f]{64}$'),
        primary key (tournament_id, number)
      )`);
    await runner.query(
      'create index feed_record_tournament_id_key_number_idx on feed_record (tournament_id, key, number)',
    );
    for (const table of ['feed', 'feed_record']) {
      await runner.query(`create trigger is_held_here before insert or update or delete on ${table}
        for each row execute function refuse_while_away('tournament_id')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table feed_record');
    await runner.query('drop table feed');
  }
}
