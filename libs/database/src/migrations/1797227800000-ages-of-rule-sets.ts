// Age categories belong to a rule set: those of IPSI 2025 are shared by every set that counts as it does, a set's own are its own.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class AgesOfRuleSets1797227800000 implements MigrationInterface {
  name = 'AgesOfRuleSets1797227800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table age_category
        add rule_set text not null default 'ipsi-2025' references rule_set (code) on delete cascade,
        add counting text not null default 'above-to',
        add constraint age_category_counting_check check (counting in ('above-to', 'whole-years')),
        drop constraint age_category_check,
        add constraint age_category_check check (up_to_years > above_years
          or counting = 'whole-years' and up_to_years = above_years),
        drop constraint age_category_name_key,
        add constraint age_category_rule_set_name_key unique (rule_set, name)`);
    await runner.query(`
      create function age_of_set(age bigint, code text) returns boolean language sql stable as $$
        select exists (
          select from age_category a where a.id = age and (a.rule_set = code
            or a.rule_set = 'ipsi-2025'
              and coalesce((select s.body ->> 'ageCounting' from rule_set s where s.code = age_of_set.code), 'above-to') = 'above-to'
              and not exists (select from age_category own where own.rule_set = age_of_set.code and own.name = a.name)))
      $$`);
    // what is entered or classified already stays a tournament's, whatever set it has chosen since
    await runner.query(`
      create function tournament_has_age(tournament bigint, age bigint) returns boolean language sql stable as $$
        select age_of_set(age, (select t.rule_set from tournament t where t.id = tournament))
          or exists (select from match_classification c where c.tournament_id = tournament and c.age_category_id = age)
          or exists (select from tournament_entry e join team_member m on m.id = e.team_member_id
            where e.tournament_id = tournament and m.age_category_id = age)
      $$`);
    await runner.query(`
      create function refuse_other_age() returns trigger language plpgsql as $$
      begin
        if current_setting('gelanggang.handover', true) = 'on' or tournament_has_age(new.tournament_id, new.age_category_id) then
          return new;
        end if;
        raise exception 'age category % is of another rule set', new.age_category_id
          using errcode = 'integrity_constraint_violation', constraint = 'age_of_rule_set';
      end $$`);
    for (const table of ['match_classification', 'drawing'])
      await runner.query(`create trigger age_of_rule_set before insert or update of tournament_id, age_category_id
        on ${table} for each row execute function refuse_other_age()`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['match_classification', 'drawing'])
      await runner.query(`drop trigger age_of_rule_set on ${table}`);
    await runner.query('drop function refuse_other_age()');
    await runner.query('drop function tournament_has_age(bigint, bigint)');
    await runner.query('drop function age_of_set(bigint, text)');
    await runner.query(`
      delete from age_category a where rule_set <> 'ipsi-2025'
        and not exists (select from team_member m where m.age_category_id = a.id)
        and not exists (select from category_class c where c.age_category_id = a.id)`);
    await runner.query(`
      alter table age_category drop constraint age_category_rule_set_name_key, add constraint age_category_name_key unique (name),
        drop constraint age_category_check, add constraint age_category_check check (up_to_years > above_years) not valid,
        drop constraint age_category_counting_check, drop counting, drop rule_set`);
  }
}
