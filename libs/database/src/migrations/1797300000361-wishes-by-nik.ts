// Whoever takes people in asks what these wished of the public pages before: few did, so they are found first.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class WishesByNik1797300000361 implements MigrationInterface {
  name = 'WishesByNik1797300000361';

  async up(runner: QueryRunner): Promise<void> {
    for (const wish of ['initials', 'gone']) {
      await runner.query(
        `create index team_member_${wish}_asked_idx on team_member (nik) where ${wish}_asked_by is not null`,
      );
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index team_member_initials_asked_idx, team_member_gone_asked_idx');
  }
}
