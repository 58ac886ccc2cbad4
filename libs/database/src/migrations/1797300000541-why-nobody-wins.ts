// A match that nobody wins keeps why, as one with a winner does.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WhyNobodyWins1797300000541 implements MigrationInterface {
  name = 'WhyNobodyWins1797300000541';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table result drop constraint result_check1');
    await runner.query(
      `alter table result add constraint result_check1
       check (win_reason is null or winner_corner is not null or is_walkover)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('update result set win_reason = null where winner_corner is null');
    await runner.query('alter table result drop constraint result_check1');
    await runner.query(
      'alter table result add constraint result_check1 check (win_reason is null or winner_corner is not null)',
    );
  }
}
