// Classes that are too small are drawn together: a class without a name that takes in others ('Gabungan Kelas').
import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME_KEY = 'category_class_age_category_id_gender_name_key';

export class MergedClasses1795737600001 implements MigrationInterface {
  name = 'MergedClasses1795737600001';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table category_class add is_merged boolean not null default false');
    // several merged classes of an age have no name
    await runner.query(`alter table category_class drop constraint ${NAME_KEY}`);
    await runner.query(
      `create unique index ${NAME_KEY} on category_class (age_category_id, gender, name) where not is_merged`,
    );
    await runner.query(`
      create table merged_class (
        class_id bigint not null references category_class (id) on delete cascade,
        source_class_id bigint not null references category_class (id),
        primary key (class_id, source_class_id),
        check (class_id <> source_class_id)
      )`);
    await runner.query('create index merged_class_source_class_id_idx on merged_class (source_class_id)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table merged_class');
    await runner.query(`drop index ${NAME_KEY}`);
    await runner.query('delete from category_class where is_merged');
    await runner.query(`alter table category_class add constraint ${NAME_KEY} unique (age_category_id, gender, name)`);
    await runner.query('alter table category_class drop is_merged');
  }
}
