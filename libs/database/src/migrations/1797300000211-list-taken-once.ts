// An entry list is taken in by one job: asked again while that one ends, a second would find the list gone and fail.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ListTakenOnce1797300000211 implements MigrationInterface {
  name = 'ListTakenOnce1797300000211';

  async up(runner: QueryRunner): Promise<void> {
    // of two that took the same list, the second added nothing
    await runner.query(`
      delete from job j using job first
      where j.kind = 'entries-import' and j.status in ('queued', 'running', 'done') and j.id > first.id
        and first.kind = j.kind and first.status in ('queued', 'running', 'done')
        and first.account_id = j.account_id and first.params = j.params`);
    await runner.query(`
      create unique index job_takes_a_list_once on job (account_id, md5(params::text))
      where kind = 'entries-import' and status in ('queued', 'running', 'done')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index job_takes_a_list_once');
  }
}
