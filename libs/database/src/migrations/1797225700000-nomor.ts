// Events within a category of seni (nomor): of an entry, of what is drawn, and their names out of the rule sets.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
create table rule_set_nomor (
  rule_set text references rule_set (code) on update cascade on delete cascade,
  key text,
  name text not null,
  primary key (rule_set, key)
);
create index rule_set_nomor_key_idx on rule_set_nomor (key);

create function keep_nomor() returns trigger language plpgsql as $$
begin
  delete from rule_set_nomor where rule_set = new.code;
  insert into rule_set_nomor (rule_set, key, name)
  select distinct on (n ->> 'id') new.code, n ->> 'id', n ->> 'name'
  from jsonb_path_query(new.body, 'lax $.groups[*].nomor[*]') n
  where n ->> 'id' is not null and n ->> 'name' is not null;
  return null;
end $$;
create trigger rule_set_names_nomor after insert or update on rule_set for each row execute function keep_nomor();

-- as the tournament's rule set says it; of one that it has no longer, as any other set does
create function nomor_name(of_tournament bigint, of_key text) returns text language sql stable as $$
  select case when of_key = '' then '' else coalesce(
    (select n.name from tournament t join rule_set_nomor n on n.rule_set = t.rule_set and n.key = of_key
     where t.id = of_tournament),
    (select n.name from rule_set_nomor n where n.key = of_key order by n.rule_set = 'ipsi-2025' desc, n.rule_set limit 1),
    of_key) end
$$;

alter table team_member add nomor text not null default '',
  add constraint team_member_nomor_check check (nomor = '' or (nomor ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and match_category_id <> 1));
alter table drawing add nomor text not null default '',
  add constraint drawing_nomor_check check (nomor = '' or (nomor ~ '^[a-z0-9]+(-[a-z0-9]+)*$' and match_category_id <> 1));
drop index drawing_tournament_id_idx;
create index drawing_tournament_id_idx on drawing (tournament_id, match_category_id, age_category_id, nomor);

-- one person once per event of a category
alter table tournament_entry add nomor text not null default '',
  drop constraint tournament_entry_team_member_id_contingent_id_nik_match_ca_fkey,
  drop constraint tournament_entry_tournament_id_match_category_id_nik_key;
alter table team_member
  drop constraint team_member_contingent_id_nik_match_category_id_key,
  drop constraint team_member_id_contingent_id_nik_match_category_id_key,
  add unique (contingent_id, nik, match_category_id, nomor),
  add unique (id, contingent_id, nik, match_category_id, nomor);
alter table tournament_entry
  add unique (tournament_id, match_category_id, nik, nomor),
  add foreign key (team_member_id, contingent_id, nik, match_category_id, nomor)
    references team_member (id, contingent_id, nik, match_category_id, nomor) on update cascade on delete cascade;
`;

const enter = (columns: string, nomor: (row: string) => string) => `
create or replace function enter_team_member() returns trigger language plpgsql as $$
begin
  -- the contingent's row orders a new member and a new registration that arrive together
  perform 1 from contingent where id = new.contingent_id for no key update;
  insert into tournament_entry (tournament_id, contingent_id, team_member_id, nik, match_category_id${columns})
  select r.tournament_id, new.contingent_id, new.id, new.nik, new.match_category_id${nomor('new')}
  from contingent_registration r where r.contingent_id = new.contingent_id;
  return null;
end $$;

create or replace function enter_contingent() returns trigger language plpgsql as $$
begin
  perform 1 from contingent where id = new.contingent_id for no key update;
  insert into tournament_entry (tournament_id, contingent_id, team_member_id, nik, match_category_id${columns})
  select new.tournament_id, new.contingent_id, m.id, m.nik, m.match_category_id${nomor('m')}
  from team_member m where m.contingent_id = new.contingent_id;
  return null;
end $$;
`;

/** A pair or a team is of one event: its shares are counted there. */
const fee = (sameEvent: string) => `
create or replace function member_fee(of_tournament bigint, of_member bigint) returns bigint language sql stable as $$
  select case when o.fee_per = 'athlete' or k.unit_size = 1 then o.registration_fee
    else o.registration_fee * (place.number + 1) / k.unit_size - o.registration_fee * place.number / k.unit_size
    end
  from team_member m
  join match_category k on k.id = m.match_category_id
  join tournament_match_category o on o.tournament_id = of_tournament and o.match_category_id = k.id
  cross join lateral (
    select case when k.unit_size = 1 then 0 else (
      select count(*) from team_member x
      where x.contingent_id = m.contingent_id and x.match_category_id = m.match_category_id
        and x.age_category_id = m.age_category_id and x.gender = m.gender${sameEvent} and x.id < m.id
    ) % k.unit_size end as number
  ) place
  where m.id = of_member
$$;
`;

const DOWN = `
alter table tournament_entry
  drop constraint tournament_entry_team_member_id_contingent_id_nik_match_ca_fkey,
  drop constraint tournament_entry_tournament_id_match_category_id_nik_nomor_key,
  drop nomor;
alter table team_member
  drop constraint team_member_contingent_id_nik_match_category_id_nomor_key,
  drop constraint team_member_id_contingent_id_nik_match_category_id_nomor_key,
  drop nomor,
  add unique (contingent_id, nik, match_category_id),
  add unique (id, contingent_id, nik, match_category_id);
alter table tournament_entry
  add unique (tournament_id, match_category_id, nik),
  add foreign key (team_member_id, contingent_id, nik, match_category_id)
    references team_member (id, contingent_id, nik, match_category_id) on update cascade on delete cascade;
drop index drawing_tournament_id_idx;
alter table drawing drop nomor;
create index drawing_tournament_id_idx on drawing (tournament_id, match_category_id, age_category_id);
drop function nomor_name(bigint, text);
drop trigger rule_set_names_nomor on rule_set;
drop function keep_nomor();
drop table rule_set_nomor;
`;

export class Nomor1797225700000 implements MigrationInterface {
  name = 'Nomor1797225700000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP + enter(', nomor', (row) => `, ${row}.nomor`) + fee(' and x.nomor = m.nomor'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(enter('', () => '') + fee('') + DOWN);
  }
}
