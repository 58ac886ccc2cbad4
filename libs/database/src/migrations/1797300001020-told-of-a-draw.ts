// A device that follows somebody may be told that their bracket was drawn too.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ToldOfADraw1797300001020 implements MigrationInterface {
  name = 'ToldOfADraw1797300001020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table push_subscription
        drop constraint push_subscription_kinds_check,
        alter column kinds set default '{drawn,close,called,moved,result}',
        add constraint push_subscription_kinds_check
          check (cardinality(kinds) > 0 and kinds <@ array['drawn', 'close', 'called', 'moved', 'result'])`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from push_subscription where kinds = '{drawn}'`);
    await runner.query(`update push_subscription set kinds = array_remove(kinds, 'drawn') where 'drawn' = any (kinds)`);
    await runner.query(`
      alter table push_subscription
        drop constraint push_subscription_kinds_check,
        alter column kinds set default '{close,called,moved,result}',
        add constraint push_subscription_kinds_check
          check (cardinality(kinds) > 0 and kinds <@ array['close', 'called', 'moved', 'result'])`);
  }
}
