// A draw may be taken back while nothing rests on it: the pool's history says who did and why.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const KINDS = `'swap', 'dummy', 'moved in', 'moved out', 'locked', 'unlocked'`;

export class UndoneDraws1797190000000 implements MigrationInterface {
  name = 'UndoneDraws1797190000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table draw_change drop constraint draw_change_kind_check,
        add constraint draw_change_kind_check check (kind in (${KINDS}, 'undone'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`delete from draw_change where kind = 'undone'`);
    await runner.query(`
      alter table draw_change drop constraint draw_change_kind_check,
        add constraint draw_change_kind_check check (kind in (${KINDS}))`);
  }
}
