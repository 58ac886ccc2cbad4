// Classes merged with an Under class: the upper bound of the heavier one belongs to them (rulebook 2025, art. 3–7).
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class MergedFromUnder1797300000280 implements MigrationInterface {
  name = 'MergedFromUnder1797300000280';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update category_class k set weight_min = 0, includes_min = true
      where k.is_merged and k.weight_min is null and exists (
        select 1 from merged_class g join category_class s on s.id = g.source_class_id
        where g.class_id = k.id and s.weight_min is not null and s.weight_max = k.weight_max)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'update category_class set weight_min = null, includes_min = false where is_merged and weight_min = 0 and includes_min',
    );
  }
}
