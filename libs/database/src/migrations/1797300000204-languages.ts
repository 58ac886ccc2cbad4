// The language that an account reads, that a tournament speaks on its screens, and that a job's files are worded in.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Languages1797300000204 implements MigrationInterface {
  name = 'Languages1797300000204';

  async up(runner: QueryRunner): Promise<void> {
    for (const table of ['account', 'tournament']) {
      await runner.query(`
        alter table ${table}
          add column language text,
          add constraint ${table}_language_check check (language in ('id', 'en'))`);
    }
    await runner.query(`
      alter table job
        add column wording text,
        add constraint job_wording_check check (wording in ('default', 'id', 'en', 'ms'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['account', 'tournament']) await runner.query(`alter table ${table} drop column language`);
    await runner.query('alter table job drop column wording');
  }
}
