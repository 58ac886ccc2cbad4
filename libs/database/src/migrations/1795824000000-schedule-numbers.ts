// Partai numbers of their own, what was published and what changed since, several rounds a schedule, calendar addresses.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
alter table tournament add partai_numbering text not null default 'arena-day'
  check (partai_numbering in ('arena-day', 'tournament'));

alter table schedule add published_at timestamptz, add round_labels text[] not null default '{}';
update schedule set published_at = updated_at where not is_draft;
update schedule set round_labels = array[round_label] where round_label is not null;
alter table schedule drop round_label;

alter table schedule_detail add number integer check (number > 0);
update schedule_detail d set number = n.number
from (
  select d.id, row_number() over (
    partition by s.tournament_arena_id, s.scheduled_date order by s.start_time, s.id, d."order"
  ) as number
  from schedule_detail d join schedule s on s.id = d.schedule_id
) n where n.id = d.id;
alter table schedule_detail alter number set not null;
alter table schedule_detail add unique (schedule_id, number) deferrable initially immediate;

-- a slot that nobody has numbered yet begins with its order
create function number_slot() returns trigger language plpgsql as $$
begin
  new.number := coalesce(new.number, new."order");
  return new;
end $$;
create trigger schedule_detail_is_numbered before insert on schedule_detail
  for each row execute function number_slot();

create table published_slot (
  match_id bigint primary key,
  tournament_id bigint not null,
  arena_id bigint,
  scheduled_date date,
  start_time time(0),
  number integer,
  published_at timestamptz not null default now(),
  foreign key (match_id, tournament_id) references match (id, tournament_id) on delete cascade,
  foreign key (arena_id, tournament_id) references tournament_arena (id, tournament_id) on delete cascade,
  check (num_nonnulls(arena_id, scheduled_date, start_time, number) in (0, 4))
);
create index published_slot_tournament_id_idx on published_slot (tournament_id);
insert into published_slot (match_id, tournament_id, arena_id, scheduled_date, start_time, number)
select d.match_id, d.tournament_id, s.tournament_arena_id, s.scheduled_date, d.start_time, d.number
from schedule_detail d join schedule s on s.id = d.schedule_id where not s.is_draft;

create table contingent_calendar (
  contingent_id bigint primary key references contingent on delete cascade,
  token text not null check (token ~ '^[A-Za-z0-9_-]{43}$'),
  created_at timestamptz not null default now(),
  unique (token)
);
`;

const DOWN = `
drop table contingent_calendar;
drop table published_slot;
drop trigger schedule_detail_is_numbered on schedule_detail;
drop function number_slot;
alter table schedule_detail drop number;
alter table schedule add round_label text;
update schedule set round_label = round_labels[1];
alter table schedule drop round_labels, drop published_at;
alter table tournament drop partai_numbering;
`;

export class ScheduleNumbers1795824000000 implements MigrationInterface {
  name = 'ScheduleNumbers1795824000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
