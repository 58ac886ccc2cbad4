// Numbers of certificates, and what a tournament's certificates say.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Certificates1797231330000 implements MigrationInterface {
  name = 'Certificates1797231330000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table certificate_setting (
        tournament_id bigint primary key references tournament (id) on delete cascade,
        issuer text not null default '',
        place text not null,
        dated_on date not null,
        signer1_name text not null,
        signer1_title text not null,
        signer2_name text not null default '',
        signer2_title text not null default '',
        signer3_name text not null default '',
        signer3_title text not null default '',
        version integer not null default 1,
        constraint certificate_setting_place_check check (place <> ''),
        constraint certificate_setting_signer1_check check (signer1_name <> '' and signer1_title <> ''),
        constraint certificate_setting_signer2_check check ((signer2_name = '') = (signer2_title = '')),
        constraint certificate_setting_signer3_check check ((signer3_name = '') = (signer3_title = ''))
      )`);
    await runner.query(`
      create table certificate (
        number text primary key,
        tournament_id bigint not null references tournament (id) on delete cascade,
        participant_id bigint references participant (id) on delete set null,
        medal text not null,
        issued_at timestamptz not null default now(),
        constraint certificate_number_check check (number ~ '^[0-9A-HJKMNP-TV-Z]{4}(-[0-9A-HJKMNP-TV-Z]{4}){2}$'),
        constraint certificate_medal_check check (medal in ('gold', 'silver', 'bronze', 'none')),
        unique (participant_id, medal)
      )`);
    await runner.query('create index certificate_tournament_id_idx on certificate (tournament_id)');
    for (const table of ['certificate_setting', 'certificate']) {
      await runner.query(`create trigger is_held_here before insert or update or delete on ${table}
        for each row execute function refuse_while_away('tournament_id')`);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table certificate');
    await runner.query('drop table certificate_setting');
  }
}
