// Whose personal data a file that a job made holds, so that erasing them finds it.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class FileContingent1797180000000 implements MigrationInterface {
  name = 'FileContingent1797180000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
create table file_contingent (
  file_id uuid not null references file (id) on delete cascade,
  contingent_id bigint not null references contingent (id) on delete cascade,
  primary key (file_id, contingent_id)
);
create index file_contingent_contingent_id_idx on file_contingent (contingent_id);
-- of files made before nobody knows: all that could be in them
insert into file_contingent (file_id, contingent_id)
select j.file_id, c.id from job j cross join contingent c
where j.file_id is not null
  and j.kind in ('team-members-export', 'contingents-export', 'billings-export', 'invoice-pdf', 'receipt-pdf')
  and (j.tournament_id is null or exists (
    select from contingent_registration r where r.tournament_id = j.tournament_id and r.contingent_id = c.id));
`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table file_contingent');
  }
}
