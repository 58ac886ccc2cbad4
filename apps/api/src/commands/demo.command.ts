// `demo`: fills an empty embedded database with the two tournaments and four accounts of the demo.
import 'reflect-metadata';
import type { DataSource } from 'typeorm';
import { toldToBegin } from '@gelanggang/platform/env/told-to-begin';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { emptyDemo } from '../demo/empty-demo';
import { fillDemo } from '../demo/fill-demo';
import type { Env } from '@gelanggang/platform/env/env';
import { runCommand, CommandRefusal } from './run-command';

/** Where the demo stands: a fill that was cut off is begun anew. */
const MARK = 'demo';

async function markOf(dataSource: DataSource): Promise<string | undefined> {
  const [row]: { value: string }[] = await dataSource.query('select value from setting where key = $1', [MARK]);
  return row?.value;
}

const setMark = (dataSource: DataSource, value: 'filling' | 'filled'): Promise<unknown> =>
  dataSource.query(
    'insert into setting (key, value) values ($1, $2) on conflict (key) do update set value = excluded.value',
    [MARK, JSON.stringify(value)],
  );

async function fill(dataSource: DataSource, env: Env): Promise<number> {
  if (!env.EMBEDDED)
    throw new CommandRefusal('Data demo hanya untuk basis data bawaan (EMBEDDED=true), bukan untuk server.');
  const mark = await markOf(dataSource);
  if (mark === 'filled') {
    console.log('Data demo sudah ada.');
    return 0;
  }
  if (mark === 'filling') {
    await emptyDemo(dataSource);
  } else {
    const [{ used }]: [{ used: boolean }] = await dataSource.query(
      'select exists (select from account) or exists (select from tournament) as used',
    );
    if (used) throw new CommandRefusal('Basis data tidak kosong: data demo tidak dimasukkan.');
  }
  await setMark(dataSource, 'filling');
  await fillDemo(dataSource, new FileStore(dataSource, env), new Date(), (step) => console.log(`Demo: ${step}`));
  await setMark(dataSource, 'filled');
  return 0;
}

void toldToBegin().then(() => runCommand(fill));
