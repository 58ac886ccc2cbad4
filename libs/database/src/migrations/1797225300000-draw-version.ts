// Whoever keeps a draw says which version drew it: without a word it was taken for the first one.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DrawVersion1797225300000 implements MigrationInterface {
  name = 'DrawVersion1797225300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table draw_history alter column algorithm drop default');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table draw_history alter column algorithm set default 1');
  }
}
