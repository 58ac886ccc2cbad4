// In which wording a device is told of whom it follows.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PushWordings1797300000206 implements MigrationInterface {
  name = 'PushWordings1797300000206';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table push_subscription
        add column wording text,
        add constraint push_subscription_wording_check check (wording in ('default', 'id', 'en', 'ms'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table push_subscription drop column wording');
  }
}
