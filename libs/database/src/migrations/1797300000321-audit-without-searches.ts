// The audit kept what was typed to find people for a list, and who signs certificates: of those rows the names of the fields stay.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditWithoutSearches1797300000321 implements MigrationInterface {
  name = 'AuditWithoutSearches1797300000321';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`update audit set detail = detail #- '{params,search}'
      where action = 'POST /jobs' and detail #> '{params,search}' is not null`);
    await runner.query(`
      update audit set detail = jsonb_build_object('fields',
        (select coalesce(jsonb_agg(name), '[]') from jsonb_object_keys(detail) as name))
      where action = 'PUT /tournaments/{id}/certificate-setting' and not detail ? 'fields'`);
  }

  /** What was forgotten does not come back. */
  async down(): Promise<void> {
    // nothing to undo
  }
}
