// Reads, checks and stores entry lists; job `entries-import` takes them in.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { Verdict } from '@gelanggang/contract/entry-columns';
import { ENTRY_LIST_TYPE, type EntryRowsRequest, type ReadListAnswer } from '@gelanggang/contract/entry-imports';
import { importEntries } from '@gelanggang/entries/import/entry-import';
import type { ReferenceTournament } from '@gelanggang/entries/import/entry-reference.queries';
import { findImportTournament } from '@gelanggang/entries/import/import-tournament.queries';
import { proposeMapping, typedRow } from '@gelanggang/entries/import/read-entry-list';
import { NO_ROWS } from '@gelanggang/entries/import/read-table';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import type { RequestAccount } from '../http/current-account';
import { ownerOf } from '../http/own-rows';
import { conflict, invalid } from '../http/refusals';
import { inLine } from '../http/in-line';
import { requireUploadRoom } from '../http/upload-room';
import { readListApart } from './read-list-apart';

/** One list of an account at a time, from the first byte on: this many lists of 5 MB at most lie in memory. */
const uploads = new WaitingLine({ atOnce: 100, mostWaiting: 0, mostOfOwner: 1 });
/** One process that reads, beside the API's own. */
const readings = new WaitingLine({ atOnce: 1, mostWaiting: 32 });
const OWN_LIST_IS_READ = 'Daftar Anda yang lain sedang dibaca. Tunggu sampai selesai.';

@Injectable()
export class EntryImportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  /** `receive` is asked for the file once it is this account's turn. */
  read(receive: () => Promise<Buffer | null>, account: RequestAccount): Promise<ReadListAnswer['data']> {
    return inLine(uploads, account.id, async () => this.readNow(await receive(), account), OWN_LIST_IS_READ);
  }

  private async readNow(file: Buffer | null, account: RequestAccount): Promise<ReadListAnswer['data']> {
    if (!file) throw invalid({ file: ['Pilih berkas Excel (.xlsx) atau CSV.'] });
    const table = await readings.run(() => readListApart(file), account.id);
    if (!table.ok) throw invalid({ file: [table.message] });
    const { headers, rows } = table;
    if (rows.length === 0) throw invalid({ file: [NO_ROWS] });
    return { headers, rows, mapping: proposeMapping(headers) };
  }

  async check(body: EntryRowsRequest, account: RequestAccount): Promise<Verdict[]> {
    const tournament = await this.tournamentOf(body, account);
    const { verdicts } = await importEntries(this.dataSource, {
      tournamentId: tournament.id,
      tournamentName: tournament.name,
      startDate: tournament.startDate,
      accountId: account.id,
      isOwnOnly: ownerOf(account) !== null,
      rows: body.rows.map(typedRow),
      isDryRun: true,
    });
    return verdicts;
  }

  /** Kept until the job has taken it in; lists that no job ever took are of no use after a day. */
  async store(body: EntryRowsRequest, account: RequestAccount): Promise<string> {
    await this.tournamentOf(body, account);
    const forgotten = await this.dataSource.query<{ id: string }[]>(
      `select id from file where account_id = $1 and content_type = $2 and created_at < now() - interval '1 day'`,
      [account.id, ENTRY_LIST_TYPE],
    );
    for (const { id } of forgotten) await this.files.remove(id);
    await requireUploadRoom(this.dataSource, account);
    const { id } = await this.files.put({
      name: 'daftar-peserta.json',
      contentType: ENTRY_LIST_TYPE,
      source: Buffer.from(JSON.stringify(body.rows)),
      accountId: account.id,
    });
    return id;
  }

  private async tournamentOf(body: EntryRowsRequest, account: RequestAccount): Promise<ReferenceTournament> {
    const found = await findImportTournament(this.dataSource.manager, body.tournament_id, {
      isOwnOnly: ownerOf(account) !== null,
    });
    if (!found) throw invalid({ tournament_id: ['Kejuaraan tidak ditemukan.'] });
    if (!found.ok) throw conflict(found.message);
    return found.tournament;
  }
}
