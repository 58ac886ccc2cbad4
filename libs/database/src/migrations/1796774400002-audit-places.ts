// From where something was changed, and what the audit is looked through by.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditPlaces1796774400002 implements MigrationInterface {
  name = 'AuditPlaces1796774400002';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table audit add column device text, add column address text');
    await runner.query('create index audit_account_id_idx on audit (account_id, id)');
    await runner.query('create index audit_at_idx on audit (at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index audit_at_idx, audit_account_id_idx');
    await runner.query('alter table audit drop column address, drop column device');
  }
}
