// Whether a tournament is held by this instance is asked once in a transaction, not for each row that it writes.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const CHECK = `
  perform pg_advisory_xact_lock_shared(-held);
  if exists (select from tournament t where t.id = held and t.is_away) then
    raise exception 'tournament % is held by another instance', held
      using errcode = 'integrity_constraint_violation', constraint = 'tournament_is_away';
  end if;`;

// The shared lock stays until the transaction ends and keeps away who would give the tournament away: what was found once
// stands until then. The setting is the transaction's own, and is taken back with a savepoint as the lock is.
const ONCE = `
create or replace function refuse_while_away() returns trigger language plpgsql as $$
declare
  held bigint;
begin
  if current_setting('gelanggang.handover', true) = 'on' then
    return coalesce(new, old);
  end if;
  if tg_argv[0] = 'tournament_id' then
    held := case tg_op when 'DELETE' then old.tournament_id else new.tournament_id end;
  elsif tg_argv[0] = 'match_id' then
    held := (select m.tournament_id from match m where m.id = case tg_op when 'DELETE' then old.match_id else new.match_id end);
  elsif tg_argv[0] = 'member' then
    held := (select e.tournament_id from tournament_entry e join tournament t on t.id = e.tournament_id
      where e.team_member_id = case tg_op when 'DELETE' then old.id else new.id end and t.is_away limit 1);
  else
    held := case tg_op when 'DELETE' then old.id else new.id end;
  end if;
  if held is null or current_setting('gelanggang.held', true) = held::text then
    return coalesce(new, old);
  end if;${CHECK}
  perform set_config('gelanggang.held', held::text, true);
  return coalesce(new, old);
end $$;
`;

const EACH = `
create or replace function refuse_while_away() returns trigger language plpgsql as $$
declare
  changed jsonb := to_jsonb(coalesce(new, old));
  held bigint;
begin
  if current_setting('gelanggang.handover', true) = 'on' then
    return coalesce(new, old);
  end if;
  held := case tg_argv[0]
    when 'match_id' then (select m.tournament_id from match m where m.id = (changed ->> 'match_id')::bigint)
    when 'member' then (select e.tournament_id from tournament_entry e join tournament t on t.id = e.tournament_id
      where e.team_member_id = (changed ->> 'id')::bigint and t.is_away limit 1)
    else (changed ->> tg_argv[0])::bigint
  end;
  if held is not null then${CHECK}
  end if;
  return coalesce(new, old);
end $$;
`;

export class HeldHereOnce1797300000600 implements MigrationInterface {
  name = 'HeldHereOnce1797300000600';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(ONCE);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(EACH);
  }
}
