// A penalty for the fault that the judges saw beside what a protest card said keeps their verdict, and goes with the card.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PenaltiesOfVerdicts1797300000542 implements MigrationInterface {
  name = 'PenaltiesOfVerdicts1797300000542';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table penalty add column verification_id bigint,
         add constraint penalty_verification_id_sheet_id_fkey foreign key (verification_id, sheet_id)
           references verification (id, sheet_id)`,
    );
    await runner.query(
      'create unique index penalty_one_of_verification on penalty (verification_id) where withdrawn_at is null',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index penalty_one_of_verification');
    await runner.query('alter table penalty drop column verification_id');
  }
}
