// When a match was called, begun and over before a decision on a protest took its result away: undone, these come back.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const COLUMNS = ['called_before', 'started_before', 'finished_before'];

export class TimesBeforeRuling1797231400000 implements MigrationInterface {
  name = 'TimesBeforeRuling1797231400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table protest_ruling ${COLUMNS.map((column) => `add column ${column} timestamptz`).join(', ')}`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table protest_ruling ${COLUMNS.map((column) => `drop column ${column}`).join(', ')}`);
  }
}
