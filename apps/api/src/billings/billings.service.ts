// Issues, edits and moves billings, each in one transaction with its events (domain-rules, From entry to participant).
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  AddBillingMemberRequest,
  BillingAnswer,
  BillingRequest,
  ConfirmPaymentRequest,
  ManyBillingsAnswer,
  ManyBillingsRequest,
  QuoteAnswer,
  QuoteRequest,
  SavedBillingAnswer,
  TakeCashRequest,
  UndoCashRequest,
  UploadProofRequest,
} from '@gelanggang/contract/billings';
import { messageSentences } from '@gelanggang/contract/message-sentences';
import { MESSAGES } from '@gelanggang/contract/messages';
import { joinUndrawnPools } from '@gelanggang/drawing/join-pools';
import { takeCash, undoCash } from '@gelanggang/entries/billings/cash';
import { addMember, editBilling } from '@gelanggang/entries/billings/edit-billing';
import { issueBilling } from '@gelanggang/entries/billings/issue-billing';
import { issueMany } from '@gelanggang/entries/billings/issue-many';
import { quoteBills } from '@gelanggang/entries/billings/quote-bills';
import { moveBilling, type MoveRequest } from '@gelanggang/entries/billings/move-billing';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { isHeic } from '@gelanggang/platform/files/file-kind';
import { hasTooManyPixels, PICTURE_MAX_PIXELS } from '@gelanggang/platform/files/picture';
import { photoSentences } from '@gelanggang/platform/files/sentences';
import { FileStore } from '@gelanggang/platform/files/file-store';
import type { RequestAccount } from '../http/current-account';
import { invalid, refusal } from '../http/refusals';
import { requireUploadRoom } from '../http/upload-room';
import { type BillingFault, billingError, billingNotFound } from './billing-refusals';
import { actorOf, billingOwnerOf } from './billing-rights';
import { billingAnswer } from './billings.mapper';
import { BillingsQueries } from './billings.queries';
import { OnlinePaymentsQueries } from './online-payments.queries';
import { proofName, proofTypeOf } from './proof-file';
import { billingsSentences } from './sentences';
import { billingsTexts } from './texts';
import { commonSentences, thingSentences } from '../http/sentences';

@Injectable()
export class BillingsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly billings: BillingsQueries,
    private readonly onlinePayments: OnlinePaymentsQueries,
    private readonly files: FileStore,
    private readonly env: Env,
  ) {}

  async issue(body: BillingRequest, account: RequestAccount): Promise<SavedBillingAnswer> {
    await this.requireTournament(body.tournament_id);
    const id = await writeWithEvents(this.dataSource, async (manager, emit) => {
      const onlyOf = billingOwnerOf(account);
      const issued = await issueBilling(manager, emit, {
        ...fieldsOf(body),
        issuedById: account.id,
        onlyOf,
        issuedAt: new Date(),
        mailAddress: publicAddress(this.env),
      });
      if (!issued.ok) throw await this.errorOf(issued, manager);
      return issued.billingId;
    });
    return this.saved(id, account, MESSAGES.paymentAdded);
  }

  async issueMany(body: ManyBillingsRequest, account: RequestAccount): Promise<ManyBillingsAnswer> {
    await this.requireTournament(body.tournament_id);
    const data = await writeWithEvents(this.dataSource, async (manager, emit) => {
      const issued = await issueMany(manager, emit, {
        ...fieldsOf(body),
        per: body.per ?? 'contingent',
        issuedById: account.id,
        onlyOf: billingOwnerOf(account),
        issuedAt: new Date(),
        mailAddress: publicAddress(this.env),
      });
      if (!issued.ok) throw await this.errorOf(issued, manager);
      return issued.bills;
    });
    return { message: data.length === 1 ? MESSAGES.paymentAdded : billingsTexts.billsMade(data.length), data };
  }

  async quote(body: QuoteRequest, account: RequestAccount): Promise<QuoteAnswer> {
    await this.requireTournament(body.tournament_id);
    const { manager } = this.dataSource;
    const onlyOf = billingOwnerOf(account);
    if (body.billing_id !== undefined) {
      const billing = await this.billings.find(body.billing_id, onlyOf);
      if (!billing) throw billingNotFound();
      if (billing.tournament.id !== body.tournament_id) throw billingError({ code: 'other-tournament' }, new Map());
    }
    const quoted = await quoteBills(manager, {
      ...{ tournamentId: body.tournament_id, teamMemberIds: body.member_ids, billingId: body.billing_id },
      ...{ discountCode: body.discount_code, per: body.per ?? 'all', at: new Date(), onlyOf },
    });
    if (!quoted.ok) throw await this.errorOf(quoted, manager);
    const { contingentFees, ...quote } = quoted.quote;
    return { ...quote, contingent_fees: contingentFees };
  }

  async edit(id: number, body: BillingRequest, account: RequestAccount): Promise<SavedBillingAnswer> {
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      const edited = await editBilling(manager, emit, {
        ...fieldsOf(body),
        ...whoOf(account),
        billingId: id,
        version: body.version,
        at: new Date(),
      });
      if (!edited.ok) throw await this.errorOf(edited, manager);
    });
    return this.saved(id, account, MESSAGES.paymentUpdated);
  }

  async addMember(body: AddBillingMemberRequest, account: RequestAccount): Promise<SavedBillingAnswer> {
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      const added = await addMember(manager, emit, {
        ...whoOf(account),
        billingId: body.billing_id,
        teamMemberId: body.team_member_id,
        tournamentMatchCategoryId: body.tournament_category_id,
        amount: body.amount,
        at: new Date(),
      });
      if (!added.ok) throw await this.errorOf(added, manager);
    });
    return this.saved(body.billing_id, account, MESSAGES.paymentMemberAdded);
  }

  /** The file and the step stand or fall together. */
  async upload(
    id: number,
    content: Buffer | null,
    { version }: UploadProofRequest,
    account: RequestAccount,
  ): Promise<SavedBillingAnswer> {
    const billing = await this.billings.find(id, billingOwnerOf(account));
    if (!billing) throw billingNotFound();
    if (!content) throw invalid({ payment_document: [PROOF_MISSING] }, PROOF_MISSING);
    const contentType = proofTypeOf(content);
    if (!contentType) throw wrongProofType(content);
    if (await hasTooManyPixels(content)) throw invalid({ payment_document: [TOO_MANY_PIXELS] });
    await requireUploadRoom(this.dataSource, account);
    await this.files.put({
      name: proofName(billing.invoiceNumber, contentType),
      contentType,
      source: content,
      accountId: account.id,
      commit: (insert) =>
        writeWithEvents(this.dataSource, async (manager, emit) => {
          const documentFileId = await insert(manager);
          await this.move(manager, emit, account, { billingId: id, step: 'upload-proof', version, documentFileId });
        }),
    });
    return this.saved(id, account, MESSAGES.paymentDocumentSubmitted);
  }

  async confirm(id: number, body: ConfirmPaymentRequest, account: RequestAccount): Promise<SavedBillingAnswer> {
    await writeWithEvents(this.dataSource, (manager, emit) =>
      this.move(manager, emit, account, {
        billingId: id,
        step: body.status === 'paid' ? 'confirm' : 'reject',
        reason: body.status === 'failed' ? body.reject_reason : undefined,
        version: body.version,
      }),
    );
    return this.saved(id, account, body.status === 'paid' ? MESSAGES.paymentConfirmed : MESSAGES.paymentRejected);
  }

  async cancel(id: number, account: RequestAccount): Promise<SavedBillingAnswer> {
    await writeWithEvents(this.dataSource, (manager, emit) =>
      this.move(manager, emit, account, { billingId: id, step: 'cancel' }),
    );
    return this.saved(id, account, MESSAGES.paymentCancelled);
  }

  async takeCash(id: number, body: TakeCashRequest, account: RequestAccount): Promise<SavedBillingAnswer> {
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      const taken = await takeCash(manager, emit, {
        ...this.stepOf(id, body.version, account),
        amount: body.amount,
        receivedFrom: body.received_from,
        receivedOn: body.received_on,
      });
      if (!taken.ok) throw await this.errorOf(taken, manager);
    });
    return this.saved(id, account, MESSAGES.cashTaken);
  }

  async undoCash(id: number, body: UndoCashRequest, account: RequestAccount): Promise<SavedBillingAnswer> {
    await writeWithEvents(this.dataSource, async (manager, emit) => {
      const undone = await undoCash(manager, emit, {
        ...this.stepOf(id, body.version, account),
        reason: body.reason,
      });
      if (!undone.ok) throw await this.errorOf(undone, manager);
    });
    return this.saved(id, account, MESSAGES.cashUndone);
  }

  async read(id: number, account: RequestAccount): Promise<BillingAnswer> {
    const billing = await this.billings.find(id, billingOwnerOf(account));
    if (!billing) throw billingNotFound();
    const [details, charges, contingentFees, refunds, cash, history, bankAccounts, qris, onlinePayments] =
      await Promise.all([
        this.billings.details(id),
        this.billings.charges(id),
        this.billings.contingentFees(id),
        this.billings.refunds(id),
        this.billings.cash(id),
        this.billings.history(id),
        this.billings.bankAccounts(billing.tournament.id),
        this.billings.qris(billing.tournament.id),
        this.onlinePayments.of(id),
      ]);
    const isOnlineOn = this.env.PAYMENT_SERVICE !== undefined;
    const parts = {
      ...{ details, charges, contingentFees, refunds, cash, history, bankAccounts, qris },
      ...{ onlinePayments, isOnlineOn },
    };
    return billingAnswer(billing, parts, account);
  }

  private async requireTournament(id: number): Promise<void> {
    if (!(await this.billings.tournamentStands(id))) throw invalid({ tournament_id: [thingSentences.tournament] });
  }

  private async move(
    manager: EntityManager,
    emit: Emit,
    account: RequestAccount,
    request: Pick<MoveRequest, 'billingId' | 'step' | 'reason' | 'version' | 'documentFileId'>,
  ): Promise<void> {
    const moved = await moveBilling(manager, emit, {
      ...this.stepOf(request.billingId, request.version, account),
      ...request,
    });
    if (!moved.ok) throw await this.errorOf(moved, manager);
  }

  private stepOf(billingId: number, version: number | undefined, account: RequestAccount) {
    return {
      ...{ billingId, version, accountId: account.id, actor: actorOf(account), at: new Date() },
      joinPools: joinUndrawnPools,
      mailAddress: publicAddress(this.env),
    };
  }

  private async errorOf(fault: BillingFault, manager: EntityManager) {
    const ids = 'teamMemberIds' in fault ? fault.teamMemberIds : [];
    return billingError(fault, ids.length > 0 ? await this.billings.namesOf(ids, manager) : new Map());
  }

  private async saved(id: number, account: RequestAccount, message: string): Promise<SavedBillingAnswer> {
    return { message, data: await this.read(id, account) };
  }
}

function fieldsOf(body: BillingRequest) {
  return {
    tournamentId: body.tournament_id,
    teamMemberIds: body.member_ids,
    bankName: body.bank_name ?? '',
    accountNumber: body.account_number ?? '',
    accountName: body.account_name ?? '',
    notes: body.notes ?? '',
    amount: body.amount,
    discountCode: body.discount_code,
  };
}

const whoOf = (account: RequestAccount) => ({
  accountId: account.id,
  actor: actorOf(account),
  onlyOf: billingOwnerOf(account),
});

const PROOF_MISSING = messageSentences.paymentDocumentMissing;

const TOO_MANY_PIXELS = commonSentences.picturePixels(PICTURE_MAX_PIXELS / 1_000_000);

const wrongProofType = (content: Buffer) =>
  refusal(415, isHeic(content) ? photoSentences.heic : billingsSentences.proofType);
