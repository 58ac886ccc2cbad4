// Who won because the doctor stopped them (rulebook 2025, art. 11.6.g.6.d) is looked for with every start of a match.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WonByTheDoctor1797300000890 implements MigrationInterface {
  name = 'WonByTheDoctor1797300000890';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create index result_injured_by_fault on result (match_id)
      where withdrawn_at is null and win_reason = 'injured-by-fault'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index result_injured_by_fault');
  }
}
