// Organisers manage menus too (spec 1 §1): the role gains the permission also where the product is in use already.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MenusOfOrganisers1797140000000 implements MigrationInterface {
  name = 'MenusOfOrganisers1797140000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `insert into role_permission (role_id, permission_name)
       select r.id, p.name from role r, permission p
       where r.key = 'organiser' and p.name = 'manage navigation' on conflict do nothing`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `delete from role_permission rp using role r
       where r.id = rp.role_id and r.key = 'organiser' and rp.permission_name = 'manage navigation'`,
    );
  }
}
