// Rule sets as data: chosen by a tournament, kept with a match from its start, with an organiser's own times beside the ages'.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class RuleSets1797223000000 implements MigrationInterface {
  name = 'RuleSets1797223000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table rule_set (
        code text primary key,
        body jsonb not null,
        version integer not null default 1,
        is_shipped boolean not null default false,
        updated_at timestamptz not null default now(),
        constraint rule_set_code_check check (code ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
        constraint rule_set_body_check check (jsonb_typeof(body) = 'object'),
        constraint rule_set_version_check check (version >= 0)
      )`);
    // version 0: the figures follow with the reference data, in the same preparation
    await runner.query(`insert into rule_set (code, body, version, is_shipped) values ('ipsi-2025', '{}', 0, true)`);
    await runner.query(
      `alter table tournament add rule_set text not null default 'ipsi-2025' references rule_set (code)`,
    );
    await runner.query('alter table match_clock add rules jsonb');
    await runner.query(`
      create table tournament_times (
        tournament_id bigint references tournament (id) on delete cascade,
        age_category_id bigint references age_category (id) on delete cascade,
        round_count integer not null,
        round_seconds integer not null,
        break_seconds integer not null,
        primary key (tournament_id, age_category_id),
        constraint tournament_times_check check (round_count between 1 and 9
          and round_seconds between 10 and 3600 and break_seconds between 0 and 3600)
      )`);
    await runner.query(`create trigger is_held_here before insert or update or delete on tournament_times
      for each row execute function refuse_while_away('tournament_id')`);
    // sheets of before say no worths; all of them were scored by these
    await runner.query(`
      update score_sheet set rules = rules || jsonb_build_object(
        'name', 'IPSI 2025',
        'groupName', initcap(replace(rules ->> 'group', '-', ' ')),
        'isYoung', rules ->> 'group' in ('pra-usia-dini', 'usia-dini-1', 'usia-dini-2', 'pra-remaja'),
        'points', '{"punch": 1, "kick": 2, "throw": 3}'::jsonb,
        'penalties', '{"pembinaan": 0, "teguran-1": -1, "teguran-2": -2, "peringatan-1": -5, "peringatan-2": -10,
          "diskualifikasi": 0}'::jsonb)
      where rules is not null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`update score_sheet
      set rules = rules - 'name' - 'groupName' - 'isYoung' - 'points' - 'penalties' where rules is not null`);
    await runner.query('drop table tournament_times');
    await runner.query('alter table match_clock drop rules');
    await runner.query('alter table tournament drop rule_set');
    await runner.query('drop table rule_set');
  }
}
