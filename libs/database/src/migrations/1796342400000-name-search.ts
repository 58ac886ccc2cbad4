// Names and NIKs found by any part of them through an index, where the server has the extension for it.
import type { MigrationInterface, QueryRunner } from 'typeorm';

export class NameSearch1796342400000 implements MigrationInterface {
  name = 'NameSearch1796342400000';

  /** Without the extension (a server without contrib, or a role that may not add it) a search reads every row. */
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      do $$ begin
        if exists (select 1 from pg_available_extensions where name = 'pg_trgm') then
          create extension if not exists pg_trgm;
        end if;
      exception when insufficient_privilege then
        raise notice 'pg_trgm may not be added: searches read every row';
      end $$`);
    const found: unknown[] = await runner.query(`select 1 from pg_extension where extname = 'pg_trgm'`);
    if (found.length === 0) return;
    await runner.query(
      `create index team_member_text_idx on team_member using gin (name gin_trgm_ops, nik gin_trgm_ops)`,
    );
    await runner.query(`create index contingent_name_text_idx on contingent using gin (name gin_trgm_ops)`);
  }

  /** The extension stays: another may use it. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index if exists team_member_text_idx');
    await runner.query('drop index if exists contingent_name_text_idx');
  }
}
