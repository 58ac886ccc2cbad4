// Indonesia's provinces, districts, subdistricts and wards from the package idn-area-data (data under ODbL 1.0).
import { parse } from 'csv-parse/sync';
import { readFileSync } from 'node:fs';
import type { EntityManager } from 'typeorm';
import { SettingEntity } from '../entities/setting.entity';

// our table and its parent's column ← the package's file and its parent's column
const LEVELS = [
  { table: 'province', parent: null, file: 'provinces', code: null },
  { table: 'district', parent: 'province_id', file: 'regencies', code: 'province_code' },
  { table: 'subdistrict', parent: 'district_id', file: 'districts', code: 'regency_code' },
  { table: 'ward', parent: 'subdistrict_id', file: 'villages', code: 'district_code' },
] as const;

const LOADED = 'seeded.regions';

/** Seconds for all 91,620 rows; nothing at all when this version of the package is loaded. */
export async function loadRegions(manager: EntityManager): Promise<void> {
  const { version } = JSON.parse(readFileSync(require.resolve('idn-area-data/package.json'), 'utf8')) as {
    version: string;
  };
  const loaded = await manager.findOneBy(SettingEntity, { key: LOADED });
  if (loaded?.value === version) return;
  for (const { table, parent, file, code } of LEVELS) {
    const rows = readRows(file);
    const ids = rows.map((row) => idOf(row.code));
    const names = rows.map((row) => row.name);
    if (parent) {
      const insert = (): Promise<unknown> =>
        manager.query(
          `insert into ${table} (id, name, ${parent}) select * from unnest($1::bigint[], $2::text[], $3::bigint[])
           on conflict (id) do update set name = excluded.name`,
          [ids, names, rows.map((row) => idOf(row[code]))],
        );
      await (loaded ? insert() : checkedAtOnce(manager, table, parent, insert));
    } else {
      await manager.query(
        `insert into ${table} (id, name) select * from unnest($1::bigint[], $2::text[])
         on conflict (id) do update set name = excluded.name`,
        [ids, names],
      );
    }
  }
  await manager.upsert(SettingEntity, { key: LOADED, value: version }, ['key']);
}

/** A new table: its rows are held against their parents together, in half the time of one by one. */
async function checkedAtOnce(
  manager: EntityManager,
  table: string,
  parent: string,
  insert: () => Promise<unknown>,
): Promise<void> {
  const key = `${table}_${parent}_fkey`;
  await manager.query(`alter table ${table} drop constraint ${key}`);
  await insert();
  await manager.query(
    `alter table ${table} add constraint ${key} foreign key (${parent}) references ${parent.replace('_id', '')}`,
  );
}

function readRows(file: string): Record<string, string | undefined>[] {
  return parse(readFileSync(require.resolve(`idn-area-data/data/${file}.csv`)), { columns: true });
}

/** '11.01.01.2001' → 1101012001 */
function idOf(code: string | undefined): number {
  return Number(code?.replaceAll('.', ''));
}
