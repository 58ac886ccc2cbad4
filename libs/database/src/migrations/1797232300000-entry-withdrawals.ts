// Who does not take part in one tournament of its contingent: the athlete stays, also in the others, and is not entered anew.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const enterContingent = (withdrawn: string) => `
create or replace function enter_contingent() returns trigger language plpgsql as $$
begin
  perform 1 from contingent where id = new.contingent_id for no key update;
  insert into tournament_entry (tournament_id, contingent_id, team_member_id, nik, match_category_id, nomor)
  select new.tournament_id, new.contingent_id, m.id, m.nik, m.match_category_id, m.nomor
  from team_member m where m.contingent_id = new.contingent_id${withdrawn};
  return null;
end $$`;

export class EntryWithdrawals1797232300000 implements MigrationInterface {
  name = 'EntryWithdrawals1797232300000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table entry_withdrawal (
        tournament_id bigint not null references tournament (id) on delete cascade,
        team_member_id bigint not null references team_member (id) on delete cascade,
        withdrawn_at timestamptz not null default now(),
        primary key (tournament_id, team_member_id)
      )`);
    await runner.query('create index entry_withdrawal_team_member_id_idx on entry_withdrawal (team_member_id)');
    await runner.query(`
      create function leave_tournament() returns trigger language plpgsql as $$
      begin
        delete from tournament_entry where tournament_id = new.tournament_id and team_member_id = new.team_member_id;
        return null;
      end $$`);
    await runner.query(
      'create trigger entry_leaves after insert on entry_withdrawal for each row execute function leave_tournament()',
    );
    await runner.query(`create trigger is_held_here before insert or update or delete on entry_withdrawal
      for each row execute function refuse_while_away('tournament_id')`);
    await runner.query(
      enterContingent(`
    and not exists (select from entry_withdrawal w where w.tournament_id = new.tournament_id and w.team_member_id = m.id)`),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(enterContingent(''));
    await runner.query('drop table entry_withdrawal');
    await runner.query('drop function leave_tournament()');
  }
}
