// Job entries-import: takes a stored entry list in, in batches. Running it again changes nothing that stands already.
import { text } from 'node:stream/consumers';
import { Injectable } from '@nestjs/common';
import { DataSource, QueryFailedError } from 'typeorm';
import { listRow } from '@gelanggang/contract/entry-columns';
import type { EntriesImportResult, StoredList } from '@gelanggang/contract/entry-imports';
import type { JobParams } from '@gelanggang/contract/jobs';
import { fullMessage } from '@gelanggang/database/constraint-messages';
import { joinUndrawnPools } from '@gelanggang/drawing/join-pools';
import { importEntries } from '@gelanggang/entries/import/entry-import';
import type { Entry } from '@gelanggang/entries/import/entry-list';
import { TournamentGone } from '@gelanggang/entries/import/take-in-entries';
import { findImportTournament } from '@gelanggang/entries/import/import-tournament.queries';
import { payEntries } from '@gelanggang/entries/billings/pay-entries';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { inWording } from '@gelanggang/platform/languages/wording';
import { type JobContext, JobFailure, type JobHandler } from '@gelanggang/platform/jobs/job-handler';
import { rightsOfAccount } from '@gelanggang/database/queries/rights.queries';
import { importTexts as texts } from './texts';

const PAYMENTS_FROM = 90;

@Injectable()
export class EntriesImportHandler implements JobHandler<'entries-import'> {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  async run(context: JobContext<'entries-import'>): Promise<EntriesImportResult> {
    const { params, accountId } = context;
    const rights = await rightsOfAccount(this.dataSource, accountId);
    const permissions = rights.in(params.tournament_id);
    if (rights.anywhere().size === 0) throw new JobFailure(texts.inactive);
    const isOwnOnly = !permissions.has('manage contingents');
    const found = await findImportTournament(this.dataSource.manager, params.tournament_id, { isOwnOnly });
    if (!found?.ok) throw new JobFailure(found?.message.text ?? texts.noTournament);
    const { rows, fingerprint, ticked } = await this.readList(params.list_id);
    await context.progress(0, texts.checking);
    const outcome = await importEntries(this.dataSource, {
      tournamentId: found.tournament.id,
      tournamentName: found.tournament.name,
      startDate: found.tournament.startDate,
      accountId,
      isOwnOnly,
      rows: rows.map(listRow),
      fingerprint,
      ticked,
      skipsRefused: true,
      onProgress: (done) =>
        context.progress(Math.floor((done / rows.length) * PAYMENTS_FROM), texts.taken(done, rows.length)),
    }).catch((error: unknown) => {
      throw takenMeanwhile(error) ?? error;
    });
    if (outcome.fingerprint !== fingerprint) {
      throw new JobFailure(texts.changed);
    }
    const mayPay = params.with_payments === true && permissions.has('confirm payment');
    const membersPaid = mayPay && outcome.taken ? await this.pay(context, outcome.entries) : 0;
    return {
      contingents_added: outcome.taken?.contingentsAdded ?? 0,
      contingents_changed: outcome.taken?.contingentsChanged ?? 0,
      members_added: outcome.taken?.membersAdded ?? 0,
      members_changed: outcome.taken?.membersChanged ?? 0,
      members_unchanged: outcome.taken?.membersUnchanged ?? 0,
      values_kept: outcome.taken?.valuesKept ?? 0,
      refused_rows: outcome.refusedRows,
      members_paid: membersPaid,
    };
  }

  async afterwards({ list_id: listId }: JobParams['entries-import']): Promise<void> {
    await this.files.remove(listId);
  }

  private async readList(id: string): Promise<StoredList> {
    const file = await this.files.open(id);
    if (!file) throw new JobFailure(texts.listGone);
    return JSON.parse(await text(file.stream)) as StoredList;
  }

  /** Paid rows take the same steps as a billing on screen (docs/decisions.md, 14). */
  private async pay(context: JobContext<'entries-import'>, entries: readonly Entry[]): Promise<number> {
    const { params, accountId } = context;
    await context.progress(PAYMENTS_FROM, texts.paying);
    const paid = await payEntries(this.dataSource, {
      tournamentId: params.tournament_id,
      accountId,
      entries: entries.filter((entry) => entry.isPaid),
      // kept on the bill, for all who read it
      notes: inWording('default', () => texts.paidByList),
      at: new Date(),
      joinPools: joinUndrawnPools,
    });
    return paid.members;
  }
}

/** The tournament was deleted, or somebody else took the last place after the list was checked; the batch before it stays, as with every other end. */
function takenMeanwhile(error: unknown): JobFailure | null {
  if (error instanceof TournamentGone) return new JobFailure(error.message);
  if (!(error instanceof QueryFailedError)) return null;
  const { constraint, detail } = error.driverError as { constraint?: string; detail?: string };
  const full = fullMessage(constraint, detail);
  return full && new JobFailure(texts.checkAgain(full.text.text));
}
