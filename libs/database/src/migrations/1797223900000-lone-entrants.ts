// What an entrant without an opponent takes: an organiser's rule beside the one of the overall winner.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class LoneEntrants1797223900000 implements MigrationInterface {
  name = 'LoneEntrants1797223900000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table medal_rule add column lone_entrant text not null default 'none'`);
    await runner.query(`alter table medal_rule add constraint medal_rule_lone_entrant_check
      check (lone_entrant in ('none', 'gold', 'must-merge'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table medal_rule drop column lone_entrant');
  }
}
