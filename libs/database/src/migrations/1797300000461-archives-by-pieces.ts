// Archives are sent piece by piece: kept as they are, a piece of one is read without the rest of it.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ArchivesByPieces1797300000461 implements MigrationInterface {
  name = 'ArchivesByPieces1797300000461';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table past_archive alter column files set storage external');
    // those that stand already are written anew in that way
    await runner.query(`update past_archive set files = files || ''::bytea`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table past_archive alter column files set storage extended');
  }
}
