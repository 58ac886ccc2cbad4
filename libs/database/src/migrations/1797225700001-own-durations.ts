// A draw's round length stands for itself only where it differs from the rules: else the rules lead, also when they change.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class OwnDurations1797225700001 implements MigrationInterface {
  name = 'OwnDurations1797225700001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update drawing d set match_duration = null
      from age_category a
      where a.id = d.age_category_id and d.match_duration = coalesce((
        select tt.round_seconds from tournament_times tt
        where tt.tournament_id = d.tournament_id and tt.age_category_id = a.id), a.round_seconds)`);
  }

  /** Every draw had a length before. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update drawing d set match_duration = a.round_seconds from age_category a
      where a.id = d.age_category_id and d.match_duration is null`);
  }
}
