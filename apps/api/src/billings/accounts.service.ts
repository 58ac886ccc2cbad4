// Closes the accounts of a tournament and opens them again; notes what was given back.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AccountsAnswer, BookLine, RefundRequest, ReopenAccountsRequest } from '@gelanggang/contract/accounts';
import type { SavedBillingAnswer } from '@gelanggang/contract/billings';
import { streams } from '@gelanggang/contract/events';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { readAccounts, readCashBook } from '@gelanggang/database/queries/accounts.queries';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import { tellBilling } from '@gelanggang/entries/billings/tell-billing';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { RequestAccount } from '../http/current-account';
import { conflict, invalid, notFound } from '../http/refusals';
import { billingNotFound } from './billing-refusals';
import { billingOwnerOf } from './billing-rights';
import { BillingsService } from './billings.service';
import { thingSentences } from '../http/sentences';
import { billingsSentences } from './sentences';
import { billingsTexts } from './texts';

@Injectable()
export class AccountsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly billings: BillingsService,
  ) {}

  /** All of one moment. */
  read(tournamentId: number): Promise<AccountsAnswer> {
    return this.dataSource.transaction('REPEATABLE READ', (manager) => accountsOf(manager, tournamentId));
  }

  book(tournamentId: number): Promise<BookLine[]> {
    return this.dataSource.transaction('REPEATABLE READ', async (manager) => {
      await accountsOf(manager, tournamentId);
      return readCashBook(manager, tournamentId);
    });
  }

  /** Waits for whoever is changing a bill of it: its lock excludes theirs (`refuse_while_closed`). */
  close(tournamentId: number, accountId: number): Promise<Saved<AccountsAnswer>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockAccounts(manager, tournamentId);
      const { total, closings } = await accountsOf(manager, tournamentId);
      if (isClosed(closings)) throw conflict(billingsSentences.booksClosed);
      await manager.query('insert into account_closing (tournament_id, figures, closed_by) values ($1, $2, $3)', [
        tournamentId,
        JSON.stringify(total),
        accountId,
      ]);
      emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });
      return { message: billingsTexts.closingDone, data: await accountsOf(manager, tournamentId) };
    });
  }

  reopen(tournamentId: number, { reason }: ReopenAccountsRequest, accountId: number): Promise<Saved<AccountsAnswer>> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockAccounts(manager, tournamentId);
      const { closings } = await accountsOf(manager, tournamentId);
      if (!isClosed(closings)) throw conflict(billingsSentences.booksNotClosed);
      await manager.query(
        `update account_closing set reopened_by = $2, reopened_at = now(), reopen_reason = $3
         where tournament_id = $1 and reopened_at is null`,
        [tournamentId, accountId, reason],
      );
      emit(streams.staff(tournamentId), 'setup.changed', { tournament_id: tournamentId });
      return { message: billingsTexts.reopened, data: await accountsOf(manager, tournamentId) };
    });
  }

  async refund(id: number, body: RefundRequest, account: RequestAccount): Promise<SavedBillingAnswer> {
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      const bill = await lockPaid(manager, id, billingOwnerOf(account), body.refunded_on);
      if (!bill) throw billingNotFound();
      if (bill.status !== 'paid') throw conflict(billingsSentences.refundOnlyPaid);
      if (bill.version !== body.version) throw conflict(billingsSentences.billChanged);
      if (bill.isAhead) throw invalid({ refunded_on: [billingsSentences.dateToCome] });
      if (body.amount > bill.left) {
        throw invalid({ amount: [billingsSentences.mostRefund(() => rupiah(bill.left))] });
      }
      await manager.query(
        `insert into refund (tournament_id, billing_id, amount, way, reason, refunded_on, refunded_by)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [bill.tournamentId, id, body.amount, body.way, body.reason, body.refunded_on, account.id],
      );
      await manager.query('update billing set version = version + 1 where id = $1', [id]);
      tellBilling(emit, { ...bill, id });
    });
    return { message: billingsTexts.refundRecorded, data: await this.billings.read(id, account) };
  }
}

const isClosed = ([last]: AccountsAnswer['closings']): boolean => last !== undefined && last.reopened_at === null;

const lockAccounts = (manager: EntityManager, tournamentId: number): Promise<unknown> =>
  manager.query(`select pg_advisory_xact_lock(hashtextextended('accounts of ' || $1::bigint, 0))`, [tournamentId]);

async function accountsOf(manager: EntityManager, tournamentId: number): Promise<AccountsAnswer> {
  const accounts = await readAccounts(manager, tournamentId);
  if (!accounts) throw notFound(thingSentences.tournament);
  return accounts;
}

interface PaidBill {
  tournamentId: number;
  ownerId: number;
  invoiceNumber: string;
  status: 'paid' | 'waiting for payment';
  version: number;
  left: number;
  isAhead: boolean;
}

/** Refunds of one bill take turns. */
async function lockPaid(
  manager: EntityManager,
  id: number,
  owner: number | null,
  day: string,
): Promise<PaidBill | undefined> {
  await manager.query('select from billing where id = $1 for no key update', [id]);
  const [bill] = await manager.query<PaidBill[]>(
    `select b.tournament_id as "tournamentId", b.account_id as "ownerId", b.invoice_number as "invoiceNumber", b.status, b.version,
       (bill_received(b) - coalesce((select sum(r.amount) from refund r where r.billing_id = b.id), 0))::float8 as left,
       $3::date > (now() at time zone t.time_zone)::date as "isAhead"
     from billing b join tournament t on t.id = b.tournament_id and t.deleted_at is null
     where b.id = $1 and ($2::bigint is null or b.account_id = $2)`,
    [id, owner, day],
  );
  return bill;
}
