// The taps of a sheet by when they were pressed: a new one meets only those of its moment, however many there are.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TapTimes1797227900000 implements MigrationInterface {
  name = 'TapTimes1797227900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index tap_sheet_id_at_idx on tap (sheet_id, at)');
    await runner.query('drop index tap_sheet_id_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('create index tap_sheet_id_idx on tap (sheet_id)');
    await runner.query('drop index tap_sheet_id_at_idx');
  }
}
