// A result that the council's panel has saved: which device, and by which press.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ResultOfPanel1797225600001 implements MigrationInterface {
  name = 'ResultOfPanel1797225600001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table result
        add device_id bigint references panel_device (id) on delete set null,
        add key text,
        add constraint result_key_check check (key ~ '^[a-z0-9-]{8,40}$'),
        add constraint result_match_id_key_key unique (match_id, key)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table result drop device_id, drop key');
  }
}
