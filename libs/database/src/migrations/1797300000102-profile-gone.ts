// Athletes who have no page of their own, and who wished so.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProfileGone1797300000102 implements MigrationInterface {
  name = 'ProfileGone1797300000102';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table team_member
        add column gone_asked_by text,
        add column gone_asked_at timestamptz,
        add constraint team_member_gone_asked_by_check check (btrim(gone_asked_by) <> ''),
        add constraint team_member_check2 check ((gone_asked_by is null) = (gone_asked_at is null))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table team_member drop column gone_asked_at, drop column gone_asked_by');
  }
}
