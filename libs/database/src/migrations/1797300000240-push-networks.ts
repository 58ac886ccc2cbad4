// A tournament that is full of followers lets those go that cannot be reached, then those of the network that has most.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PushNetworks1797300000240 implements MigrationInterface {
  name = 'PushNetworks1797300000240';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table push_subscription add column network text, add column failed_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table push_subscription drop column network, drop column failed_at');
  }
}
