// How many a tournament takes: by its hosting tier, per class of what it offers, and of one contingent per class.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
alter table tournament add hosting_tier text not null default 'premium',
  add constraint tournament_hosting_tier_check check (hosting_tier in ('lite', 'standard', 'premium'));
alter table tournament_match_category add class_places integer, add contingent_places integer,
  add constraint tournament_match_category_class_places_check check (class_places > 0),
  add constraint tournament_match_category_contingent_places_check check (contingent_places > 0);

-- null: as many as come
create function tier_places(tier text) returns integer language sql immutable as $$
  select case tier when 'lite' then 150 when 'standard' then 400 end
$$;

-- How many units stand in the class of this member; a pair or a team that has begun takes its place.
create function places_taken(of_tournament bigint, m team_member, unit_size integer, of_contingent bigint)
returns integer language sql stable as $$
  select coalesce(sum(ceil(unit.members::numeric / unit_size)), 0)::integer from (
    select count(*) as members from team_member x
    join tournament_entry e on e.team_member_id = x.id and e.tournament_id = of_tournament
    where x.match_category_id = m.match_category_id and x.age_category_id = m.age_category_id and x.gender = m.gender
      and x.category_class_id is not distinct from m.category_class_id and x.nomor = m.nomor
      and (of_contingent is null or x.contingent_id = of_contingent)
    group by x.contingent_id, case when unit_size > 1 then lower(btrim(coalesce(x.team_label, ''))) end) unit
$$;

-- Run at the end of a transaction: by then it waits for nobody but the one that counts the same tournament.
create function require_place(of_tournament bigint, of_member bigint, is_new boolean) returns void language plpgsql as $$
declare
  m team_member;
  offer record;
  most integer;
  taken integer;
  fault text;
begin
  if current_setting('gelanggang.handover', true) = 'on'
    or not exists (select from tournament_entry e where e.tournament_id = of_tournament and e.team_member_id = of_member)
    or not exists (select from tournament t where t.id = of_tournament and tier_places(t.hosting_tier) is not null
      union all select from tournament_match_category o where o.tournament_id = of_tournament
        and (o.class_places is not null or o.contingent_places is not null)) then
    return;
  end if;
  perform pg_advisory_xact_lock(hashtextextended('places of ' || of_tournament, 0));
  select * into m from team_member where id = of_member;
  select t.hosting_tier, tier_places(t.hosting_tier) as tournament_places, o.class_places, o.contingent_places, k.unit_size
    into offer from tournament t join match_category k on k.id = m.match_category_id
    left join tournament_match_category o on o.tournament_id = t.id and o.match_category_id = k.id
    where t.id = of_tournament;
  if is_new and offer.tournament_places is not null then
    select count(*) into taken from tournament_entry e where e.tournament_id = of_tournament;
    if taken > offer.tournament_places then
      fault := 'tournament_is_full';
      most := offer.tournament_places;
    end if;
  end if;
  if fault is null and offer.class_places is not null
    and places_taken(of_tournament, m, offer.unit_size, null) > offer.class_places then
    fault := 'class_is_full';
    most := offer.class_places;
  end if;
  if fault is null and offer.contingent_places is not null
    and places_taken(of_tournament, m, offer.unit_size, m.contingent_id) > offer.contingent_places then
    fault := 'contingent_is_full';
    most := offer.contingent_places;
  end if;
  if fault is not null then
    raise exception 'no place is left in tournament %', of_tournament
      using errcode = 'integrity_constraint_violation', constraint = fault, detail = (
        select json_build_object('places', most, 'tier', offer.hosting_tier, 'category', k.name, 'age', a.name,
          'gender', m.gender, 'class', c.name, 'nomor', nomor_name(of_tournament, m.nomor))::text
        from match_category k join age_category a on a.id = m.age_category_id
        left join category_class c on c.id = m.category_class_id where k.id = m.match_category_id);
  end if;
end $$;

create function entry_has_place() returns trigger language plpgsql as $$
begin
  perform require_place(new.tournament_id, new.team_member_id, true);
  return null;
end $$;
create constraint trigger entry_has_place after insert on tournament_entry
  deferrable initially deferred for each row execute function entry_has_place();

create function member_has_place() returns trigger language plpgsql as $$
begin
  perform require_place(e.tournament_id, new.id, false) from tournament_entry e
  where e.team_member_id = new.id order by e.tournament_id;
  return null;
end $$;
create constraint trigger member_has_place after update on team_member
  deferrable initially deferred for each row
  when ((old.contingent_id, old.match_category_id, old.age_category_id, old.gender, old.category_class_id, old.nomor, old.team_label)
    is distinct from (new.contingent_id, new.match_category_id, new.age_category_id, new.gender, new.category_class_id, new.nomor,
      new.team_label))
  execute function member_has_place();
`;

const DOWN = `
drop trigger member_has_place on team_member;
drop function member_has_place();
drop trigger entry_has_place on tournament_entry;
drop function entry_has_place();
drop function require_place(bigint, bigint, boolean);
drop function places_taken(bigint, team_member, integer, bigint);
drop function tier_places(text);
alter table tournament_match_category drop class_places, drop contingent_places;
alter table tournament drop hosting_tier;
`;

export class Places1797231800000 implements MigrationInterface {
  name = 'Places1797231800000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
