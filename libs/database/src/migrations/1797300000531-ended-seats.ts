// Whoever ends a panel's seat, in whatever way, tells the sockets' servers: the database does, so that no writer can forget it.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class EndedSeats1797300000531 implements MigrationInterface {
  name = 'EndedSeats1797300000531';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `create function tell_seat_ended() returns trigger language plpgsql as $$
       begin perform pg_notify('gelanggang_panel', ''); return null; end $$`,
    );
    await runner.query(
      `create trigger panel_device_revoked after update of revoked_at, token_hash, arena_id on panel_device for each row
       when (old.token_hash is not null and old.revoked_at is null
         and (new.revoked_at is not null or new.token_hash is distinct from old.token_hash or new.arena_id <> old.arena_id))
       execute function tell_seat_ended()`,
    );
    await runner.query(
      `create trigger panel_device_gone after delete on panel_device for each row
       when (old.token_hash is not null and old.revoked_at is null) execute function tell_seat_ended()`,
    );
    await runner.query(
      `create trigger tournament_without_seats after update of deleted_at on tournament for each row
       when (old.deleted_at is null and new.deleted_at is not null) execute function tell_seat_ended()`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop trigger tournament_without_seats on tournament');
    await runner.query('drop trigger panel_device_gone on panel_device');
    await runner.query('drop trigger panel_device_revoked on panel_device');
    await runner.query('drop function tell_seat_ended()');
  }
}
