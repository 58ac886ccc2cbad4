// A database that a newer version has changed is left alone: what this one does not know it would lose or spoil.
import { DataSource, type DataSourceOptions } from 'typeorm';
import { migrations } from './migrations';

export class NewerDatabase extends Error {
  override name = 'NewerDatabase';
}

/** Throws `NewerDatabase` where migrations have run that this version does not have. A database without any is none. */
export async function refuseNewerDatabase(
  dataSource: Pick<DataSource, 'query'>,
  known: readonly string[] = migrations.map(({ name }) => name),
): Promise<void> {
  const [there] = await dataSource.query<{ yes: boolean }[]>("select to_regclass('migrations') is not null as yes");
  if (!there?.yes) return;
  const rows = await dataSource.query<{ name: string }[]>('select name from migrations order by id');
  const unknown = rows.map(({ name }) => name).filter((name) => !known.includes(name));
  if (unknown.length === 0) return;
  throw new NewerDatabase(
    `This database belongs to a newer version: it has had ${unknown.join(', ')}, which this one does not know. Start that version, or put a backup of this one back.`,
  );
}

/** For programs that serve: connected, and of no newer version. */
export async function openDataSource(options?: DataSourceOptions): Promise<DataSource> {
  if (!options) throw new Error('A data source needs its options.');
  const dataSource = await new DataSource(options).initialize();
  try {
    await refuseNewerDatabase(dataSource);
    return dataSource;
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
}
