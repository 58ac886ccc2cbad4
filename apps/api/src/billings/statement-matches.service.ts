// Which line of the bank's statements pays which bill: shown, confirmed one by one or all that are certain, and undone.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  CertainConfirmed,
  ConfirmCertainRequest,
  ConfirmLinesRequest,
  StatementAnswer,
  UndoTransferRequest,
} from '@gelanggang/contract/bank-statements';
import type { Said } from '@gelanggang/contract/http';
import { rupiah } from '@gelanggang/domain/words/rupiah';
import type { Sentence } from '@gelanggang/domain/words/sentences';
import { joinUndrawnPools } from '@gelanggang/drawing/join-pools';
import { matchTransfer, type TransferRefusal, undoTransfer } from '@gelanggang/entries/billings/transfers';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { RequestAccount } from '../http/current-account';
import { conflict, invalid, notFound } from '../http/refusals';
import { billingError, stepRefusal } from './billing-refusals';
import { actorOf } from './billing-rights';
import { matchLines, statementAnswer } from './bank-statements.mapper';
import { BankStatementsQueries } from './bank-statements.queries';
import { billingsTexts } from './texts';
import { billingsSentences } from './sentences';

const OF_LINES = {
  'line-gone': billingsSentences.lineIsGone,
  'line-used': billingsSentences.lineIsUsed,
  'line-set-aside': billingsSentences.lineIsSetAside,
} as const;

@Injectable()
export class StatementMatchesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly queries: BankStatementsQueries,
    private readonly env: Env,
  ) {}

  async list(tournamentId: number): Promise<StatementAnswer> {
    const tournament = await this.queries.tournament(tournamentId);
    if (!tournament) throw notFound();
    const [statements, open, setAside, matched, openBills, settledBills] = await Promise.all([
      this.queries.statements(tournamentId),
      this.queries.openLines(tournamentId),
      this.queries.setAside(tournamentId),
      this.queries.matched(tournamentId),
      this.queries.openBills(tournamentId),
      this.queries.settledBills(tournamentId),
    ]);
    const matchedBills = await this.queries.bills(matched.map((one) => one.billId));
    return statementAnswer({ tournament, statements, open, setAside, matched, openBills, matchedBills, settledBills });
  }

  /** Each in a transaction of its own: what one refuses, because somebody was faster, keeps none of the others. */
  async confirmCertain(
    tournamentId: number,
    { line_ids: lineIds, billing_ids: billingIds }: ConfirmCertainRequest,
    account: RequestAccount,
  ): Promise<CertainConfirmed> {
    if (lineIds.length !== billingIds.length) {
      throw invalid({ billing_ids: [billingsSentences.oneBillPerLine] });
    }
    if (!(await this.queries.tournament(tournamentId))) throw notFound();
    const [open, openBills] = await Promise.all([
      this.queries.openLines(tournamentId),
      this.queries.openBills(tournamentId),
    ]);
    const certain = new Map(matchLines(open, openBills).map((one) => [Number(one.lineId), one.certain]));
    const refused: { line_id: number; reason: string }[] = [];
    let confirmed = 0;
    for (const [at, lineId] of lineIds.entries()) {
      const billingId = billingIds[at] ?? 0;
      const reason =
        certain.get(lineId) === billingId
          ? await this.tryMatch(tournamentId, { line_ids: [lineId], billing_id: billingId, difference: 0 }, account)
          : billingsSentences.notCertain.text;
      if (reason === null) confirmed += 1;
      else refused.push({ line_id: lineId, reason });
    }
    return { message: billingsTexts.billsPaid(confirmed), data: { confirmed, refused } };
  }

  async confirm(tournamentId: number, body: ConfirmLinesRequest, account: RequestAccount): Promise<Said> {
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      const matched = await this.match(manager, emit, tournamentId, body, account);
      if (!matched.ok) throw errorOf(matched);
    });
    return { message: billingsTexts.billPaid };
  }

  async undo(tournamentId: number, body: UndoTransferRequest, account: RequestAccount): Promise<Said> {
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      const request = { ...this.stepOf(tournamentId, body.billing_id, account), reason: body.reason };
      const undone = await undoTransfer(manager, emit, request);
      if (!undone.ok) throw errorOf(undone);
    });
    return { message: billingsTexts.matchUndone };
  }

  /** Why not, or null when it is done. */
  private async tryMatch(
    tournamentId: number,
    body: ConfirmLinesRequest,
    account: RequestAccount,
  ): Promise<string | null> {
    let refusal: TransferRefusal | null = null;
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      const matched = await this.match(manager, emit, tournamentId, body, account);
      refusal = matched.ok ? null : matched;
    });
    return refusal === null ? null : sentenceOf(refusal).text;
  }

  private match(
    manager: EntityManager,
    emit: Emit,
    tournamentId: number,
    body: ConfirmLinesRequest,
    account: RequestAccount,
  ): Promise<{ ok: true } | TransferRefusal> {
    return matchTransfer(manager, emit, {
      ...this.stepOf(tournamentId, body.billing_id, account),
      ...{ lineIds: body.line_ids, difference: body.difference },
    });
  }

  private stepOf(tournamentId: number, billingId: number, account: RequestAccount) {
    return {
      ...{ tournamentId, billingId, accountId: account.id, actor: actorOf(account), at: new Date() },
      joinPools: joinUndrawnPools,
      mailAddress: publicAddress(this.env),
    };
  }
}

const isOfLine = (code: TransferRefusal['code']): code is keyof typeof OF_LINES => code in OF_LINES;

function otherDifference(difference: number): Sentence {
  if (difference === 0) return billingsSentences.nowExact;
  const amount = () => rupiah(Math.abs(difference));
  return difference > 0 ? billingsSentences.nowOver(amount) : billingsSentences.nowUnder(amount);
}

function sentenceOf(refusal: TransferRefusal): Sentence {
  if (refusal.code === 'difference-differs') return otherDifference(refusal.difference);
  if (isOfLine(refusal.code)) return OF_LINES[refusal.code];
  return refusal.code === 'changed-meanwhile' ? billingsSentences.notCertain : stepRefusal(refusal.code);
}

function errorOf(refusal: TransferRefusal) {
  if (refusal.code === 'difference-differs') {
    return invalid({ difference: [otherDifference(refusal.difference)] });
  }
  return isOfLine(refusal.code) ? conflict(OF_LINES[refusal.code]) : billingError({ code: refusal.code }, new Map());
}
