// How many refusals of an account are kept is counted with each that comes.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RefusedActionKeys1797300001010 implements MigrationInterface {
  name = 'RefusedActionKeys1797300001010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create index action_key_refused on action_key (account_id) where status <> 200');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index action_key_refused');
  }
}
