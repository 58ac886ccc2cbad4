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
import { joinUndrawnPools } from '@gelanggang/drawing/join-pools';
import { matchTransfer, type TransferRefusal, undoTransfer } from '@gelanggang/entries/billings/transfers';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { RequestAccount } from '../http/current-account';
import { conflict, invalid, notFound } from '../http/refusals';
import { billingError, stepRefusalText } from './billing-refusals';
import { actorOf } from './billing-rights';
import { matchLines, statementAnswer } from './bank-statements.mapper';
import { BankStatementsQueries } from './bank-statements.queries';
import { billingsTexts } from './texts';
import { billingsSentences } from './sentences';

const NO_LONGER_CERTAIN = 'Tidak pasti lagi: tagihan atau barisnya baru saja berubah.';
const LINE_TEXTS = {
  'line-gone': 'Baris ini tidak ada lagi. Muat ulang untuk melihat yang terbaru.',
  'line-used': 'Baris ini sudah dipakai untuk tagihan lain. Muat ulang untuk melihat yang terbaru.',
  'line-set-aside': 'Baris ini sudah disisihkan. Muat ulang untuk melihat yang terbaru.',
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
          : NO_LONGER_CERTAIN;
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
    return refusal === null ? null : textOf(refusal);
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

const isOfLine = (code: TransferRefusal['code']): code is keyof typeof LINE_TEXTS => code in LINE_TEXTS;

function differenceText(difference: number): string {
  const now = difference > 0 ? `lebih ${rupiah(difference)}` : `kurang ${rupiah(-difference)}`;
  return `Selisihnya sudah berubah: sekarang ${difference === 0 ? 'tepat sama' : now}. Periksa, lalu konfirmasi lagi.`;
}

function textOf(refusal: TransferRefusal): string {
  if (refusal.code === 'difference-differs') return differenceText(refusal.difference);
  if (isOfLine(refusal.code)) return LINE_TEXTS[refusal.code];
  return refusal.code === 'changed-meanwhile' ? NO_LONGER_CERTAIN : stepRefusalText(refusal.code).text;
}

function errorOf(refusal: TransferRefusal) {
  if (refusal.code === 'difference-differs') {
    return invalid({ difference: [differenceText(refusal.difference)] });
  }
  return isOfLine(refusal.code) ? conflict(LINE_TEXTS[refusal.code]) : billingError({ code: refusal.code }, new Map());
}
