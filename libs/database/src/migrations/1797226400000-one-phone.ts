// A seat for the one phone that counts a match alone; and since when each panel is there, so that who counted at the moment
// of a press can be told later.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OnePhone1797226400000 implements MigrationInterface {
  name = 'OnePhone1797226400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table panel_device
        add column there_since timestamptz,
        drop constraint panel_device_seat_check,
        add constraint panel_device_seat_check check (seat between 0 and 11)`);
    await runner.query('update panel_device set there_since = coalesce(taken_at, seen_at)');
  }

  /** What a phone has entered stays, and with it its device. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table panel_device
        drop column there_since,
        drop constraint panel_device_seat_check,
        add constraint panel_device_seat_check check (seat between 0 and 10) not valid`);
  }
}
