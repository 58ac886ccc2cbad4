// What was recorded of a performance with a disqualification for doping (rulebook 2025, art. 11.6.g.6.e).
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class DopingInJurus1797300000720 implements MigrationInterface {
  name = 'DopingInJurus1797300000720';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table disqualified_unit add column performance_id bigint,
        add constraint disqualified_unit_performance_id_fkey foreign key (performance_id) references performance (id)
          on delete set null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table disqualified_unit drop column performance_id');
  }
}
