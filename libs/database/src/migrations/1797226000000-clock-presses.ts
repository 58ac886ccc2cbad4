// The press that took a step of the clock: sent again after an answer that was lost, it is one step.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ClockPresses1797226000000 implements MigrationInterface {
  name = 'ClockPresses1797226000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table match_clock_step
        add key text,
        add constraint match_clock_step_key_check check (key ~ '^[a-z0-9-]{8,40}$'),
        add constraint match_clock_step_match_id_key_key unique (match_id, key)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table match_clock_step drop column key');
  }
}
