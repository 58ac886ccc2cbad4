// Protest cards of tanding (rulebook 2025, art. 15.2): how many a corner has, what one says, and what its decision did.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ProtestCards1797227400000 implements MigrationInterface {
  name = 'ProtestCards1797227400000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table scoring_setting add card_returns boolean not null default false');
    await runner.query('alter table score_sheet add card_returns boolean not null default false');
    await runner.query('alter table penalty add constraint penalty_id_sheet_id_key unique (id, sheet_id)');
    await runner.query(`
      alter table var_request
        add number integer,
        add claim text,
        add key text,
        add point_id bigint,
        add penalty_id bigint,
        add verification_id bigint,
        add is_returned boolean not null default false,
        add decided_by bigint references panel_device,
        add withdrawn_at timestamptz,
        add withdrawn_by bigint references panel_device,
        add withdrawn_reason text,
        add constraint var_request_number_check check (number between 1 and 2),
        add constraint var_request_claim_check check (claim in ('no-throw', 'throw', 'no-fault', 'fault')),
        add constraint var_request_key_check check (key ~ '^[a-z0-9-]{8,40}$'),
        add constraint var_request_check1 check ((claim is null) = (number is null)),
        add constraint var_request_check2 check (not is_returned or outcome = 'accepted'),
        add constraint var_request_check3
          check ((withdrawn_at is null) = (withdrawn_reason is null) and withdrawn_reason <> ''),
        add constraint var_request_check4
          check (point_id is null or claim = 'no-throw' or claim = 'throw' and outcome = 'accepted'),
        add constraint var_request_check5
          check (penalty_id is null or claim = 'no-fault' or claim = 'fault' and outcome = 'accepted'),
        add constraint var_request_sheet_id_key_key unique (sheet_id, key),
        add constraint var_request_verification_id_key unique (verification_id),
        add constraint var_request_point_id_sheet_id_fkey foreign key (point_id, sheet_id)
          references score_point (id, sheet_id),
        add constraint var_request_penalty_id_sheet_id_fkey foreign key (penalty_id, sheet_id)
          references penalty (id, sheet_id),
        add constraint var_request_verification_id_sheet_id_fkey foreign key (verification_id, sheet_id)
          references verification (id, sheet_id)`);
    await runner.query('drop index var_request_one_open');
    await runner.query(`
      create unique index var_request_one_open on var_request (sheet_id)
      where decided_at is null and withdrawn_at is null`);
    await runner.query(`
      create unique index var_request_one_card on var_request (sheet_id, corner, number)
      where withdrawn_at is null and not is_returned`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index var_request_one_card');
    await runner.query('drop index var_request_one_open');
    await runner.query(`
      alter table var_request
        drop column number, drop column claim, drop column key, drop column point_id, drop column penalty_id,
        drop column verification_id, drop column is_returned, drop column decided_by, drop column withdrawn_at,
        drop column withdrawn_by, drop column withdrawn_reason`);
    await runner.query('create unique index var_request_one_open on var_request (sheet_id) where decided_at is null');
    await runner.query('alter table penalty drop constraint penalty_id_sheet_id_key');
    await runner.query('alter table score_sheet drop column card_returns');
    await runner.query('alter table scoring_setting drop column card_returns');
  }
}
