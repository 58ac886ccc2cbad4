// How the fees of a tournament are paid: its merchant's QRIS, and last three digits that name an open bill.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class UniqueDigits1797228710000 implements MigrationInterface {
  name = 'UniqueDigits1797228710000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table payment_setting (
        tournament_id bigint primary key references tournament on delete cascade,
        has_unique_digits boolean not null default false,
        qris text,
        version integer not null default 1,
        constraint payment_setting_qris_check check (qris ~ '^000201.+6304[0-9A-Fa-f]{4}$')
      )`);
    await runner.query(`create trigger is_held_here before insert or update or delete on payment_setting
      for each row execute function refuse_while_away('tournament_id')`);
    await runner.query('alter table billing add column due_digits smallint');
    await runner.query(
      'alter table billing add constraint billing_due_digits_check check (due_digits between 1 and 999)',
    );
    await runner.query(`create unique index billing_one_open_of_digits on billing (tournament_id, due_digits)
      where status in ('waiting for payment', 'waiting for confirmation')`);
    // what is to be transferred: the fees, or the next sum above them that ends in the bill's own digits
    await runner.query(`
      create function bill_due(fees bigint, digits smallint) returns bigint language sql immutable as $$
        select case when digits is null or fees = 0 then fees else fees + (digits - fees % 1000 + 1000) % 1000 end
      $$`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop function bill_due(bigint, smallint)');
    await runner.query('alter table billing drop column due_digits');
    await runner.query('drop table payment_setting');
  }
}
