// A disqualification for doping is one of the entry, which stays when it is drawn anew (rulebook 2025, art. 11.6.g.6.e).
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DisqualifiedEntries1797300000810 implements MigrationInterface {
  name = 'DisqualifiedEntries1797300000810';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table disqualified_entry (
        tournament_id bigint not null references tournament (id) on delete cascade,
        team_member_id bigint not null references team_member (id) on delete cascade,
        reason text not null,
        recorded_by bigint references account (id) on delete set null,
        recorded_at timestamptz not null default now(),
        constraint disqualified_entry_pkey primary key (tournament_id, team_member_id),
        constraint disqualified_entry_reason_check check (reason <> '')
      )`);
    await runner.query('create index disqualified_entry_team_member_id_idx on disqualified_entry (team_member_id)');
    await runner.query(`
      insert into disqualified_entry (tournament_id, team_member_id, reason, recorded_by, recorded_at)
      select distinct on (pa.tournament_id, pa.team_member_id)
        pa.tournament_id, pa.team_member_id, q.reason, q.recorded_by, q.recorded_at
      from disqualified_unit q join pool_unit_member um on um.unit_id = q.unit_id
      join participant pa on pa.id = um.participant_id
      order by pa.tournament_id, pa.team_member_id, q.recorded_at`);
    await runner.query(`create trigger is_held_here before insert or update or delete on disqualified_entry
      for each row execute function refuse_while_away('tournament_id')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table disqualified_entry');
  }
}
