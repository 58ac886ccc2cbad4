// Seni has no weight classes: only who enters tanding has to tell a weight.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WeightOfForms1797223100000 implements MigrationInterface {
  name = 'WeightOfForms1797223100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table team_member alter column body_weight drop not null,
        add constraint team_member_weight_check check (match_category_id <> 1 or body_weight is not null)`);
  }

  /** What the older schema asks for: the least weight that its forms take. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table team_member drop constraint team_member_weight_check`);
    await runner.query(`update team_member set body_weight = 5 where body_weight is null`);
    await runner.query(`alter table team_member alter column body_weight set not null`);
  }
}
