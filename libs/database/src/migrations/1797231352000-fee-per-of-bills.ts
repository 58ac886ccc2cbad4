// A line of a bill says whether its sum is an athlete's own fee or a share of what a pair or a team pays once; earlier ones say nothing.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FeePerOfBills1797231352000 implements MigrationInterface {
  name = 'FeePerOfBills1797231352000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table billing_detail
        add column fee_per text,
        add constraint billing_detail_fee_per_check check (fee_per in ('unit', 'athlete'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table billing_detail drop column fee_per');
  }
}
