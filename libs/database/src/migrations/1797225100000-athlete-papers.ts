// Papers and the first weigh-in before the draw; who was there of the team at the scales of a day.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AthletePapers1797225100000 implements MigrationInterface {
  name = 'AthletePapers1797225100000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table athlete_paper (
        participant_id bigint primary key,
        tournament_id bigint not null,
        health_letter_on date,
        has_statement boolean not null default false,
        first_weight numeric(5, 2),
        version integer not null default 1,
        recorded_by bigint references account (id) on delete set null,
        recorded_at timestamptz not null default now(),
        constraint athlete_paper_first_weight_check check (first_weight between 10 and 250),
        constraint athlete_paper_participant_id_tournament_id_fkey foreign key (participant_id, tournament_id)
          references participant (id, tournament_id) on delete cascade
      )`);
    await runner.query('create index athlete_paper_tournament_id_idx on athlete_paper (tournament_id)');
    await runner.query(`
      create table paper_setting (
        tournament_id bigint primary key references tournament (id) on delete cascade,
        due_on date,
        first_weigh_in_on date,
        version integer not null default 1
      )`);
    for (const table of ['athlete_paper', 'paper_setting']) {
      await runner.query(`create trigger is_held_here before insert or update or delete on ${table}
        for each row execute function refuse_while_away('tournament_id')`);
    }
    await runner.query(`
      alter table weigh_in
        add officials text[] not null default '{}',
        add constraint weigh_in_officials_check check (cardinality(officials) <= 2)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table weigh_in drop officials');
    await runner.query('drop table paper_setting');
    await runner.query('drop table athlete_paper');
  }
}
