// Of calls that tell of people the audit kept what was sent for a while: of those rows the names of the fields stay.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditWithoutPeople1797300000260 implements MigrationInterface {
  name = 'AuditWithoutPeople1797300000260';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update audit set detail = jsonb_strip_nulls(jsonb_build_object('contingent', detail -> 'contingent', 'fields',
        (select coalesce(jsonb_agg(name), '[]') from jsonb_object_keys(detail - 'contingent') as name)))
      where action in ('POST /tournaments/{id}/entry-checks/{contingent}/tickets', 'POST /tournaments/{id}/officials',
        'POST /tournaments/{id}/officials/import') and not detail ? 'fields'`);
  }

  /** What was forgotten does not come back. */
  async down(): Promise<void> {
    // nothing to undo
  }
}
