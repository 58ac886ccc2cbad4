// How a tournament finds its overall winner, and screens that show the medals.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Medals1796774400000 implements MigrationInterface {
  name = 'Medals1796774400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table medal_rule (
        tournament_id bigint primary key references tournament (id) on delete cascade,
        overall_by text not null,
        gold_points integer not null,
        silver_points integer not null,
        bronze_points integer not null,
        version integer not null default 1,
        constraint medal_rule_overall_by_check check (overall_by in ('golds', 'points')),
        constraint medal_rule_gold_points_check check (gold_points between 0 and 100),
        constraint medal_rule_silver_points_check check (silver_points between 0 and 100),
        constraint medal_rule_bronze_points_check check (bronze_points between 0 and 100)
      )`);
    await runner.query('alter table display drop constraint display_show_check');
    await runner.query(`alter table display add constraint display_show_check
      check (show in ('code', 'wall', 'arena', 'schedule', 'bracket', 'medals', 'message'))`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update display set show = 'wall' where show = 'medals'`);
    await runner.query('alter table display drop constraint display_show_check');
    await runner.query(`alter table display add constraint display_show_check
      check (show in ('code', 'wall', 'arena', 'schedule', 'bracket', 'message'))`);
    await runner.query('drop table medal_rule');
  }
}
