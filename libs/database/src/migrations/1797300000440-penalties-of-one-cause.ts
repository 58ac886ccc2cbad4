// A penalty that was taken back keeps what it followed from, also where another one has followed from it since: it stands again
// only as long as that does.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class PenaltiesOfOneCause1797300000440 implements MigrationInterface {
  name = 'PenaltiesOfOneCause1797300000440';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table penalty drop constraint penalty_stoppage_id_key, drop constraint penalty_timer_id_key',
    );
    await runner.query(
      'create unique index penalty_one_of_stoppage on penalty (stoppage_id) where withdrawn_at is null',
    );
    await runner.query('create unique index penalty_one_of_timer on penalty (timer_id) where withdrawn_at is null');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index penalty_one_of_stoppage, penalty_one_of_timer');
    // as it was: the later one alone keeps it
    for (const cause of ['stoppage_id', 'timer_id']) {
      await runner.query(
        `update penalty p set ${cause} = null
         where exists (select from penalty o where o.${cause} = p.${cause} and o.id > p.id)`,
      );
    }
    await runner.query(
      `alter table penalty add constraint penalty_stoppage_id_key unique (stoppage_id),
         add constraint penalty_timer_id_key unique (timer_id)`,
    );
  }
}
