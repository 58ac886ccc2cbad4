// The audit kept addresses with what stands behind their question mark, and before their @, which may be a key or a password: of
// those rows it is taken out, as of rows since.
import type { MigrationInterface, QueryRunner } from 'typeorm';

const ADDRESS = /^\s*([a-z][a-z0-9+.-]*:\/\/)(?:[^/?#]*@)?([^?#]*)/i;
const ROWS_AT_ONCE = 1000;

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') {
    const [, scheme, place] = ADDRESS.exec(value) ?? [];
    return scheme === undefined || place === undefined ? value : `${scheme}${place}`;
  }
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(cleaned);
  return Object.fromEntries(Object.entries(value).map(([name, one]: [string, unknown]) => [name, cleaned(one)]));
}

export class AuditWithoutQueries1797300000421 implements MigrationInterface {
  name = 'AuditWithoutQueries1797300000421';

  async up(runner: QueryRunner): Promise<void> {
    for (let after = 0; ;) {
      const rows = (await runner.query(
        `select id::float8 as id, detail from audit where id > $1 and detail::text like '%://%' order by id limit $2`,
        [after, ROWS_AT_ONCE],
      )) as { id: number; detail: unknown }[];
      const changed = rows
        .map(({ id, detail }) => ({ id, detail, without: cleaned(detail) }))
        .filter(({ detail, without }) => JSON.stringify(detail) !== JSON.stringify(without));
      await runner.query(
        `update audit a set detail = n.detail
         from jsonb_to_recordset($1::jsonb) as n (id bigint, detail jsonb) where a.id = n.id`,
        [JSON.stringify(changed.map(({ id, without }) => ({ id, detail: without })))],
      );
      if (rows.length < ROWS_AT_ONCE) return;
      after = rows.at(-1)?.id ?? after;
    }
  }

  /** What was forgotten does not come back. */
  async down(): Promise<void> {
    // nothing to undo
  }
}
