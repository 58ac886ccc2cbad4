// With the file of a list stays whose rows its account saw, so that it opens as long as the account sees as much.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SeenOfLists1797300000320 implements MigrationInterface {
  name = 'SeenOfLists1797300000320';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job add column seen jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job drop column seen');
  }
}
