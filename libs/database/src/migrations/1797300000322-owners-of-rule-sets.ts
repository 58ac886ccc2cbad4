// A rule set is of the account that added it; those of before are of nobody.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OwnersOfRuleSets1797300000322 implements MigrationInterface {
  name = 'OwnersOfRuleSets1797300000322';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rule_set add column account_id bigint references account on delete set null');
    await runner.query('create index rule_set_account_id_idx on rule_set (account_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table rule_set drop column account_id');
  }
}
