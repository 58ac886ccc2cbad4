// `npm run backup [-- FOLDER] [--dry-run]`: one moment of the database and its files, kept in a folder and read back.
import 'reflect-metadata';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openContents } from '@gelanggang/platform/files/open-contents';
import { countBackup, writeBackup } from './backup/write-backup';
import { runCommand, CommandRefusal } from './run-command';
import { productVersion } from '../system/product-version';

const USAGE = 'Pemakaian: npm run backup -- [FOLDER] [--dry-run]';

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { 'dry-run': { type: 'boolean', default: false } },
    });
    if (positionals.length <= 1) return { folder: positionals[0], isDryRun: values['dry-run'] };
  } catch (error) {
    throw new CommandRefusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  throw new CommandRefusal(USAGE);
}

const megabytes = (size: number): string => `${(size / 1e6).toLocaleString('id-ID', { maximumFractionDigits: 1 })} MB`;
/** 2026-11-22T09-30-00: sorts by time, and every file system takes it. */
const nameOfNow = (): string => new Date().toISOString().slice(0, 19).replaceAll(':', '-');

runCommand(
  async (_, env) => {
    const given = readArguments();
    // npm runs a script in the project's folder; a folder is named from where the person stands
    const folder = given.folder
      ? resolve(process.env.INIT_CWD ?? '', given.folder)
      : join(resolve(env.DATA_DIR), 'backups', nameOfNow());
    const contents = openContents(env);
    const source = {
      databaseUrl: env.DATABASE_URL,
      readContent: (key: string) => contents.read(key),
      version: productVersion(),
    };
    if (given.isDryRun) {
      const { tables, rows, files, filesSize } = await countBackup(source);
      console.log(`${rows} baris dalam ${tables} tabel dan ${files} berkas (${megabytes(filesSize)}) ke ${folder}.`);
      console.log('Percobaan saja: belum ada yang disimpan.');
      return 0;
    }
    const { manifest, missing } = await writeBackup(source, folder);
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
    console.log(
      `Cadangan saat ${manifest.at}: ${rows} baris, ${manifest.files} berkas (${megabytes(manifest.filesSize)}).`,
    );
    console.log(`Sudah dibaca ulang dan utuh: ${folder}`);
    if (missing.length === 0) return 0;
    console.error(`Isi ${missing.length} berkas sudah hilang sebelum ini:\n${missing.join('\n')}`);
    return 1;
  },
  { anySchema: true },
);
