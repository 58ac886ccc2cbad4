// Pictures on certificates: background, logos, signatures. Kept in the database: few, small, and never without their setting.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class CertificatePictures1797231600000 implements MigrationInterface {
  name = 'CertificatePictures1797231600000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table certificate_picture (
        tournament_id bigint not null references tournament (id) on delete cascade,
        slot text not null,
        content_type text not null,
        content bytea not null,
        primary key (tournament_id, slot),
        constraint certificate_picture_slot_check
          check (slot in ('background', 'logo1', 'logo2', 'signature1', 'signature2', 'signature3')),
        constraint certificate_picture_content_type_check check (content_type in ('image/jpeg', 'image/png')),
        constraint certificate_picture_content_check check (octet_length(content) between 1 and 4194304)
      )`);
    await runner.query(`create trigger is_held_here before insert or update or delete on certificate_picture
      for each row execute function refuse_while_away('tournament_id')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table certificate_picture');
  }
}
