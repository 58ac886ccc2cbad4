// Entries of the sidebar that only those use who enter athletes, or hold an office: as the menus were filled before, all saw them.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ENTRIES = `type = 'admin' and url in ('contingent', 'team-members', 'payment', 'protest')`;

export class MenusByRole1797231200000 implements MigrationInterface {
  name = 'MenusByRole1797231200000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update menu set permission_name = 'create payment' where ${ENTRIES} and permission_name is null`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      `update menu set permission_name = null where ${ENTRIES} and permission_name = 'create payment'`,
    );
  }
}
