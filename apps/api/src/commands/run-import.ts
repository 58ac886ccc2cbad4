// Takes an entry list of a tournament office in as the command line asks, or says why not.
import { readFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { DataSource } from 'typeorm';
import { joinUndrawnPools } from '@gelanggang/drawing/join-pools';
import type { EntryColumn } from '@gelanggang/domain/entry-list/columns';
import { contingentOfFile } from '@gelanggang/domain/entry-list/file-name';
import { fillIn } from '@gelanggang/domain/entry-list/list-answers';
import { importEntries, standingChanges } from '@gelanggang/entries/import/entry-import';
import { loadVocabulary } from '@gelanggang/entries/import/entry-reference.queries';
import { readEntryList } from '@gelanggang/entries/import/read-entry-list';
import { payEntries } from '@gelanggang/entries/billings/pay-entries';
import { importReport } from './import-report';
import { CommandRefusal } from './run-command';

const USAGE =
  'Pemakaian: npm run import -- BERKAS(.csv|.xlsx) --tournament SLUG [--dry-run] [--skip-refused] [--with-payments] [--overwrite] [--account EMAIL] [--contingent, --province, --district, --pic, --phone, --email, --category, --age KATA: untuk semua baris yang kosong]';

/** What a list lacks is given once for all of its rows. */
const CONSTANTS: Readonly<Record<string, EntryColumn>> = {
  contingent: 'contingent',
  province: 'province',
  district: 'district',
  pic: 'picName',
  phone: 'picPhone',
  email: 'picEmail',
  category: 'category',
  age: 'ageCategory',
};

function readArguments(argv: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: argv,
      allowPositionals: true,
      options: {
        tournament: { type: 'string' },
        account: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'skip-refused': { type: 'boolean', default: false },
        'with-payments': { type: 'boolean', default: false },
        overwrite: { type: 'boolean', default: false },
        ...Object.fromEntries(Object.keys(CONSTANTS).map((name) => [name, { type: 'string' as const }])),
      },
    });
    const [file] = positionals;
    if (file && positionals.length === 1 && values.tournament)
      return { ...values, file, tournament: values.tournament };
  } catch (error) {
    throw new CommandRefusal(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
  throw new CommandRefusal(USAGE);
}

async function readBytes(file: string): Promise<Uint8Array> {
  try {
    // npm runs a script in the project's folder; the file is named from where the person stands
    return await readFile(resolve(process.env.INIT_CWD ?? '', file));
  } catch (error) {
    throw new CommandRefusal(
      `Berkas ${file} tidak dapat dibaca: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}

async function findTournament(dataSource: DataSource, slug: string) {
  const [row]: { id: number; name: string; start_date: string }[] = await dataSource.query(
    'select id, name, start_date from tournament where slug = $1 and deleted_at is null',
    [slug],
  );
  if (row) return row;
  const known: { slug: string }[] = await dataSource.query(
    'select slug from tournament where deleted_at is null order by slug limit 20',
  );
  const names = known.map((one) => one.slug).join(', ') || 'belum ada';
  throw new CommandRefusal(`Turnamen '${slug}' tidak ada. Yang ada: ${names}.`);
}

/** The office's account: the one named, else the oldest active one that sees every contingent. */
async function findAccount(dataSource: DataSource, email: string | undefined): Promise<number> {
  const [row]: { id: number }[] = await dataSource.query(
    `select a.id from account a
     where a.is_active and case when $1::text is not null then a.email = lower($1) else exists (
       select 1 from account_role r join role_permission p on p.role_id = r.role_id
       where r.account_id = a.id and p.permission_name = 'manage contingents') end
     order by a.id limit 1`,
    [email ?? null],
  );
  if (!row)
    throw new CommandRefusal(
      email ? `Akun ${email} tidak ada atau tidak aktif.` : 'Belum ada akun panitia atau admin.',
    );
  return row.id;
}

/** Answers with the exit code: 1 when rows are refused and not skipped. */
export async function runImport(
  dataSource: DataSource,
  argv: string[],
  print: (report: string) => void,
): Promise<number> {
  const options = readArguments(argv);
  const vocabulary = await loadVocabulary(dataSource.manager);
  const list = await readEntryList(await readBytes(options.file), vocabulary);
  if (!list.ok) throw new CommandRefusal(list.message.text);
  const tournament = await findTournament(dataSource, options.tournament);
  const accountId = await findAccount(dataSource, options.account);

  const constants: Partial<Record<EntryColumn, string>> = {};
  for (const [name, column] of Object.entries(CONSTANTS)) {
    const value = (options as Record<string, unknown>)[name];
    if (typeof value === 'string') constants[column] = value;
  }
  const rows = fillIn(list.rows, { constants }, vocabulary);
  const checked = await importEntries(dataSource, {
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    startDate: tournament.start_date,
    accountId,
    rows,
    isDryRun: true,
  });
  const changes = await standingChanges(dataSource.manager, tournament.id, { accountId }, checked.entries);
  const outcome = await importEntries(dataSource, {
    tournamentId: tournament.id,
    tournamentName: tournament.name,
    startDate: tournament.start_date,
    accountId,
    rows,
    fingerprint: checked.fingerprint,
    ticked: options.overwrite ? changes.map(({ key }) => key) : [],
    isDryRun: options['dry-run'],
    skipsRefused: options['skip-refused'],
  });
  const payments =
    outcome.taken && options['with-payments']
      ? await payEntries(dataSource, {
          tournamentId: tournament.id,
          accountId,
          entries: outcome.entries.filter((entry) => entry.isPaid),
          notes: `Lunas menurut daftar ${basename(options.file)}`,
          at: new Date(),
          joinPools: joinUndrawnPools,
        })
      : null;
  print(
    importReport({
      tournament: tournament.name,
      rows: rows.length,
      // where the list names none
      contingentAsked: rows.every(({ cells }) => cells.contingent === '')
        ? { ofFile: contingentOfFile(basename(options.file)) }
        : null,
      leftOut: list.leftOut,
      changes,
      overwrites: options.overwrite,
      outcome,
      payments,
      isDryRun: options['dry-run'],
    }),
  );
  const isRefused = outcome.verdicts.some(({ severity }) => severity === 'refused');
  return isRefused && !options['skip-refused'] ? 1 : 0;
}
