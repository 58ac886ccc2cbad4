// What a device that follows somebody is told: that a match is close, is called, has moved, has a result.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PushKinds1797229500000 implements MigrationInterface {
  name = 'PushKinds1797229500000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table push_subscription
        add column kinds text[] not null default '{close,called,moved,result}',
        add constraint push_subscription_kinds_check
          check (cardinality(kinds) > 0 and kinds <@ array['close', 'called', 'moved', 'result'])`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table push_subscription drop column kinds');
  }
}
