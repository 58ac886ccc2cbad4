// `npm run handover -- give|take|take-back …`: a tournament goes to an instance in the hall and comes back with its results.
import 'reflect-metadata';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { LONGEST_PLACE } from '@gelanggang/contract/handover';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { giveTournament, type Giving } from '../handover/give-tournament';
import { describeChanges } from '../handover/held-tournament';
import { takeBack } from '../handover/take-back';
import { OverwritesChanges, takeTournament } from '../handover/take-tournament';
import { runCommand, CommandRefusal } from './run-command';

const USAGE = `Pemakaian:
  npm run handover -- give SLUG BERKAS [--to TEMPAT] [--with-passwords]
                                                            turnamen diserahkan; di sini tidak diubah lagi
  npm run handover -- take BERKAS [--dry-run] [--force]     turnamen diterima dari berkas
  npm run handover -- take-back SLUG                        penyerahan dibatalkan: yang dikerjakan di sana tidak ikut`;

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        'with-passwords': { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        force: { type: 'boolean', default: false },
      },
    });
    return { ...values, words: positionals };
  } catch (error) {
    throw new CommandRefusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** npm runs a script in the project's folder; the file is named from where the person stands. */
const pathOf = (file: string): string => resolve(process.env.INIT_CWD ?? '', file);

/** Null: not said. */
function placeOf(to: string | undefined): string | null {
  const place = to?.trim() ?? '';
  if (place.length > LONGEST_PLACE) throw new CommandRefusal(`TEMPAT paling panjang ${LONGEST_PLACE} huruf.`);
  return place || null;
}

async function give(dataSource: DataSource, files: FileStore, file: string, giving: Omit<Giving, 'path'>) {
  const given = await giveTournament(dataSource, files.contents, { ...giving, path: pathOf(file) });
  console.log(`${given.name}: ${given.rows} baris dan ${given.contents} berkas ada di ${file}.`);
  console.log('Di server ini turnamen itu tidak dapat diubah sampai diserahkan kembali.');
  console.log('Berkas ini berisi data pribadi: jangan ditinggal di tempat umum.');
}

async function take(dataSource: DataSource, files: FileStore, file: string, isDryRun: boolean, force: boolean) {
  const taken = await takeTournament(dataSource, files.contents, { path: pathOf(file), isDryRun, force }).catch(
    (error: unknown) => {
      if (!(error instanceof OverwritesChanges)) throw error;
      throw new CommandRefusal(`${error.message}\nDengan --force berkas ini tetap diambil.`);
    },
  );
  if (taken.isKnown) return console.log(`${taken.name}: berkas ini sudah diambil; tidak ada yang berubah.`);
  console.log(`${taken.name}: berkas utuh, ${taken.contents} berkas ikut.`);
  if (taken.changes?.length === 0) console.log('Tidak ada yang berubah sejak diserahkan.');
  else if (taken.changes) console.log(`Yang berubah sejak diserahkan:\n${describeChanges(taken.changes)}`);
  console.log(isDryRun ? 'Percobaan saja: belum ada yang disimpan.' : 'Turnamen ini sekarang dipegang server ini.');
}

runCommand(async (dataSource, env) => {
  const { words, ...given } = readArguments();
  const files = new FileStore(dataSource, env);
  const [verb, first, second] = words;
  if (verb === 'give' && first && second && words.length === 3)
    await give(dataSource, files, second, {
      slug: first,
      withPasswords: given['with-passwords'],
      place: placeOf(given.to),
    });
  else if (verb === 'take' && first && words.length === 2)
    await take(dataSource, files, first, given['dry-run'], given.force);
  else if (verb === 'take-back' && first && words.length === 2)
    console.log(`${await takeBack(dataSource, first)} kembali dipegang server ini.`);
  else throw new CommandRefusal(USAGE);
  return 0;
});
