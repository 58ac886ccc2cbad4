// Wrong guesses are counted for all processes.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Attempts1797130000000 implements MigrationInterface {
  name = 'Attempts1797130000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table attempt (
        key text primary key,
        tries integer not null,
        tried_at timestamptz not null,
        free_at timestamptz not null,
        constraint attempt_key_check check (key ~ '^[0-9a-f]{64}$'),
        constraint attempt_tries_check check (tries > 0)
      )`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table attempt');
  }
}
