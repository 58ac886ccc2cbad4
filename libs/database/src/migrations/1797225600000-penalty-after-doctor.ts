// The disqualification that follows from the doctor's word (rulebook 2025, art. 11.6.d.4.d) goes with it when it is taken back.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PenaltyAfterDoctor1797225600000 implements MigrationInterface {
  name = 'PenaltyAfterDoctor1797225600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table stoppage add constraint stoppage_id_sheet_id_key unique (id, sheet_id)');
    await runner.query(`
      alter table penalty
        add stoppage_id bigint,
        add constraint penalty_stoppage_id_key unique (stoppage_id),
        add constraint penalty_stoppage_id_sheet_id_fkey foreign key (stoppage_id, sheet_id)
          references stoppage (id, sheet_id) on delete cascade`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table penalty drop stoppage_id');
    await runner.query('alter table stoppage drop constraint stoppage_id_sheet_id_key');
  }
}
