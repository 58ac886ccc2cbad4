// What stands at the foot of every public page is the system's, not one tournament's: the entry 'Situs' follows its page.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SiteMenu1797222000000 implements MigrationInterface {
  name = 'SiteMenu1797222000000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update menu set permission_name = 'manage system'
       where url = 'site' and type = 'admin' and permission_name = 'manage navigation'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update menu set permission_name = 'manage navigation'
       where url = 'site' and type = 'admin' and permission_name = 'manage system'`,
    );
  }
}
