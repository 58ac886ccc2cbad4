// Big screens that run by themselves, for all arenas of a tournament or for one.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const SHOWS = "'code', 'wall', 'arena', 'schedule', 'bracket', 'medals', 'message', 'sponsors'";
const POOL = "(pool_id is null or show = 'bracket')";

export class AutomaticScreens1797226300000 implements MigrationInterface {
  name = 'AutomaticScreens1797226300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table display add constraint display_shows_check check (show in (${SHOWS}, 'auto'))`);
    await runner.query('alter table display drop constraint display_show_check');
    await runner.query('alter table display drop constraint display_aim_check');
    await runner.query(`alter table display add constraint display_aim_check
      check ((arena_id is null or show in ('arena', 'auto')) and ${POOL})`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update display set show = 'wall', arena_id = null where show = 'auto'`);
    await runner.query('alter table display drop constraint display_aim_check');
    await runner.query(`alter table display add constraint display_aim_check
      check ((arena_id is null or show = 'arena') and ${POOL})`);
    await runner.query(`alter table display add constraint display_show_check check (show in (${SHOWS}))`);
    await runner.query('alter table display drop constraint display_shows_check');
  }
}
