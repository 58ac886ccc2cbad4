// A tournament that has never been active is a draft: it opens to nobody without an account that may see it.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const UP = `
alter table tournament add was_active boolean not null default false;

select set_config('gelanggang.handover', 'on', true);
update tournament t set was_active = true
where t.status = 'active' or t.start_date <= current_date
  or exists (select from contingent_registration r where r.tournament_id = t.id);
select set_config('gelanggang.handover', 'off', true);

-- whoever opens it, by whatever way: from then on it stays readable
create function remember_active() returns trigger language plpgsql as $$
begin
  new.was_active := new.was_active or new.status = 'active';
  return new;
end $$;
create trigger tournament_was_active before insert or update on tournament
  for each row execute function remember_active();
`;

const DOWN = `
drop trigger tournament_was_active on tournament;
drop function remember_active;
alter table tournament drop was_active;
`;

export class Drafts1797140000001 implements MigrationInterface {
  name = 'Drafts1797140000001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(UP);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(DOWN);
  }
}
