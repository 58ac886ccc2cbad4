// In which tournaments a change of the audit was: whoever works in one reads of that one alone.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AuditScope1797231910000 implements MigrationInterface {
  name = 'AuditScope1797231910000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table audit add column scope bigint[] not null default '{}'`);
    // where whoever wrote it did not say: a panel has no account, and what was written before knew of none
    await runner.query(`
      create function audit_scope(kind text, id bigint) returns bigint[] language sql stable as $$
        select coalesce(case kind
          when 'tournament' then (select array[t.id] from tournament t where t.id = $2)
          when 'match' then (select array[m.tournament_id] from match m where m.id = $2)
          when 'pool' then (select array[p.tournament_id] from pool p where p.id = $2)
          when 'drawing' then (select array[d.tournament_id] from drawing d where d.id = $2)
          when 'schedule' then (select array[s.tournament_id] from schedule s where s.id = $2)
          when 'arena' then (select array[a.tournament_id] from tournament_arena a where a.id = $2)
          when 'billing' then (select array[b.tournament_id] from billing b where b.id = $2)
          when 'participant' then (select array[p.tournament_id] from participant p where p.id = $2)
          when 'protest' then (select array[p.tournament_id] from protest p where p.id = $2)
          when 'panel_device' then (select array[a.tournament_id] from panel_device d
            join tournament_arena a on a.id = d.arena_id where d.id = $2)
          when 'contingent' then (select array_agg(r.tournament_id order by r.tournament_id)
            from contingent_registration r where r.contingent_id = $2)
          when 'team-member' then (select array_agg(r.tournament_id order by r.tournament_id)
            from team_member m join contingent_registration r on r.contingent_id = m.contingent_id where m.id = $2)
        end, '{}')
      $$`);
    await runner.query(`
      create function fill_audit_scope() returns trigger language plpgsql as $$
      begin
        new.scope := audit_scope(new.subject_type, new.subject_id);
        return new;
      end $$`);
    await runner.query(`create trigger fill_audit_scope before insert on audit for each row
      when (new.scope = '{}' and new.subject_id is not null) execute function fill_audit_scope()`);
    await runner.query('update audit set scope = audit_scope(subject_type, subject_id) where subject_id is not null');
    await runner.query('create index audit_scope_idx on audit using gin (scope)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger fill_audit_scope on audit');
    await runner.query('drop function fill_audit_scope()');
    await runner.query('drop function audit_scope(text, bigint)');
    await runner.query('alter table audit drop column scope');
  }
}
