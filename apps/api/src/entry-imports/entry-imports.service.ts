// Reads, checks and stores entry lists; job `entries-import` takes them in.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { listRow, wireRow } from '@gelanggang/contract/entry-columns';
import {
  type CheckedList,
  ENTRY_LIST_TYPE,
  type EntryRowsRequest,
  type ReadList,
  type StoredList,
  type StoreListRequest,
} from '@gelanggang/contract/entry-imports';
import type { Meaning } from '@gelanggang/domain/entry-list/sheet-plan';
import { importEntries, standingChanges } from '@gelanggang/entries/import/entry-import';
import { loadVocabulary, type ReferenceTournament } from '@gelanggang/entries/import/entry-reference.queries';
import { findImportTournament } from '@gelanggang/entries/import/import-tournament.queries';
import { keepWords, loadWords } from '@gelanggang/entries/import/list-words.queries';
import { FileStore } from '@gelanggang/platform/files/file-store';
import type { RequestAccount } from '../http/current-account';
import { ownerOf } from '../http/own-rows';
import { conflict, invalid } from '../http/refusals';
import { inLine } from '../http/in-line';
import { requireUploadRoom } from '../http/upload-room';
import { readListApart } from './read-list-apart';
import { readings, uploads } from './reading-lines';
import { thingSentences, commonSentences } from '../http/sentences';
import { entryImportsSentences } from './sentences';

@Injectable()
export class EntryImportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  /** `receive` is asked for the file once it is this account's turn. */
  read(receive: () => Promise<Buffer | null>, account: RequestAccount): Promise<ReadList> {
    return inLine(uploads, account.id, async () => this.readNow(await receive(), account), commonSentences.listIsRead);
  }

  private async readNow(file: Buffer | null, account: RequestAccount): Promise<ReadList> {
    if (!file) throw invalid({ file: [entryImportsSentences.fileType] });
    const { manager } = this.dataSource;
    const vocabulary = await loadVocabulary(manager);
    const remembered = await loadWords(manager, account.id);
    const headings = new Map(
      remembered.filter(({ kind }) => kind === 'heading').map(({ written, meaning }) => [written, meaning as Meaning]),
    );
    const list = await readings.run(() => readListApart(file, { vocabulary, headings }), account.id);
    if (!list.ok) throw invalid({ file: [list.message] });
    return { sheets: list.sheets, rows: list.rows.map(wireRow), left_out: list.leftOut, vocabulary, remembered };
  }

  async check(body: EntryRowsRequest, account: RequestAccount): Promise<CheckedList> {
    const tournament = await this.tournamentOf(body, account);
    const { verdicts, fingerprint, entries } = await this.importOf(tournament, body, account);
    const scope = { accountId: account.id, isOwnOnly: ownerOf(account) !== null };
    return {
      verdicts,
      fingerprint,
      changes: await standingChanges(this.dataSource.manager, tournament.id, scope, entries),
      without_birth_place: entries.filter(({ birthPlace }) => birthPlace === '').length,
    };
  }

  private importOf(tournament: ReferenceTournament, body: EntryRowsRequest, account: RequestAccount) {
    return importEntries(this.dataSource, {
      tournamentId: tournament.id,
      tournamentName: tournament.name,
      startDate: tournament.startDate,
      accountId: account.id,
      isOwnOnly: ownerOf(account) !== null,
      rows: body.rows.map(listRow),
      isDryRun: true,
    });
  }

  /** Kept until the job has taken it in; lists that no job ever took are of no use after a day. */
  async store(body: StoreListRequest, account: RequestAccount): Promise<string> {
    const tournament = await this.tournamentOf(body, account);
    const { fingerprint } = await this.importOf(tournament, body, account);
    if (fingerprint !== body.fingerprint) throw conflict(entryImportsSentences.checkedAnother);
    const forgotten = await this.dataSource.query<{ id: string }[]>(
      `select id from file where account_id = $1 and content_type = $2 and created_at < now() - interval '1 day'`,
      [account.id, ENTRY_LIST_TYPE],
    );
    for (const { id } of forgotten) await this.files.remove(id);
    await requireUploadRoom(this.dataSource, account);
    const list: StoredList = { rows: body.rows, fingerprint, ticked: body.ticked ?? [] };
    const { id } = await this.files.put({
      name: 'daftar-peserta.json',
      contentType: ENTRY_LIST_TYPE,
      source: Buffer.from(JSON.stringify(list)),
      accountId: account.id,
    });
    await keepWords(this.dataSource, account.id, body.remember ?? []);
    return id;
  }

  private async tournamentOf(body: EntryRowsRequest, account: RequestAccount): Promise<ReferenceTournament> {
    const found = await findImportTournament(this.dataSource.manager, body.tournament_id, {
      isOwnOnly: ownerOf(account) !== null,
    });
    if (!found) throw invalid({ tournament_id: [thingSentences.event] });
    if (!found.ok) throw conflict(found.message);
    return found.tournament;
  }
}
