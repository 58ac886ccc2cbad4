// Why something failed is kept by its code and worded for whoever reads it; what was kept before stays in its words.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class KeptSentences1797300000210 implements MigrationInterface {
  name = 'KeptSentences1797300000210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table rehearsal
        drop constraint rehearsal_fault_check,
        alter column fault type jsonb using to_jsonb(fault)`);
    await runner.query(`
      alter table contingent_claim
        drop constraint contingent_claim_check1,
        add constraint contingent_claim_reason_check check (btrim(reason) <> '')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update contingent_claim set reason = 'Kontingen ini sudah diserahkan kepada akun lain.'
      where outcome = 'refused' and reason is null`);
    await runner.query(`
      alter table contingent_claim
        drop constraint contingent_claim_reason_check,
        add constraint contingent_claim_check1 check (outcome <> 'refused' or btrim(reason) <> '')`);
    await runner.query(`
      alter table rehearsal
        alter column fault type text using coalesce(fault #>> '{}', 'Gagal.'),
        add constraint rehearsal_fault_check check (btrim(fault) <> '')`);
  }
}
