// Two people change the rule of scoring at once: the second is told.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ScoringRuleVersion1797066000000 implements MigrationInterface {
  name = 'ScoringRuleVersion1797066000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoring_setting add version integer not null default 1');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoring_setting drop version');
  }
}
