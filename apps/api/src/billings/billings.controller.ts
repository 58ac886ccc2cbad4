// The calls of spec 2 §7, "Billings", with cancelling and the private proof beside them.
import { Body, Controller, Header, Param, Query, Req, StreamableFile, type Type } from '@nestjs/common';
import * as billingCalls from '@gelanggang/contract/calls/billings';
import type { FastifyRequest } from 'fastify';
import {
  AddBillingMemberRequest,
  BillingRequest,
  BillingsQuery,
  ConfirmPaymentRequest,
  ManyBillingsRequest,
  QuoteRequest,
  PROOF_MAX_BYTES,
  TakeCashRequest,
  UndoCashRequest,
  UploadProofRequest,
} from '@gelanggang/contract/billings';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { Answers } from '../http/answers';
import { attachment } from '../http/attachment';
import { billingsFilter } from '@gelanggang/database/queries/billing-list.queries';
import { CurrentAccount, inTournament, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { readMultipart } from '../http/multipart-form';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { createValidationPipe } from '../http/validation.pipe';
import { BillingRemindersService } from './billing-reminders.service';
import { billingNotFound } from './billing-refusals';
import { billingOwnerOf, mayReadProof } from './billing-rights';
import { billingRow } from './billings.mapper';
import { BillingsQueries } from './billings.queries';
import { BillingsService } from './billings.service';
import { billingsSentences } from './sentences';
import { FILE, FormBody } from '../openapi/form-body';

const PROOF_FORM = {
  file: 'payment_document',
  maxBytes: PROOF_MAX_BYTES,
  tooLarge: billingsSentences.proofTooLarge,
};

@Controller()
export class BillingsController {
  private readonly pipe = createValidationPipe();

  constructor(
    private readonly billings: BillingsQueries,
    private readonly service: BillingsService,
    private readonly reminders: BillingRemindersService,
    private readonly files: FileStore,
  ) {}

  @Answers(billingCalls.list)
  async list(@Query() query: BillingsQuery, @CurrentAccount() account: RequestAccount, @RequestUrl() url: string) {
    const { rows, total } = await this.billings.page(billingsFilter(query, account), limitOf(query));
    return paginated(
      rows.map((row) => billingRow(row, inTournament(account, row.tournament.id))),
      total,
      query,
      url,
    );
  }

  @Answers(billingCalls.read)
  async read(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.service.read(id, account) };
  }

  @Answers(billingCalls.create)
  create(@Body() body: BillingRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.issue(body, account);
  }

  @Answers(billingCalls.createMany)
  createMany(@Body() body: ManyBillingsRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.issueMany(body, account);
  }

  @Answers(billingCalls.quote)
  async quote(@Body() body: QuoteRequest, @CurrentAccount() account: RequestAccount) {
    return { data: await this.service.quote(body, account) };
  }

  @Answers(billingCalls.addMember)
  addMember(@Body() body: AddBillingMemberRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.addMember(body, account);
  }

  @Answers(billingCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: BillingRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.edit(id, body, account);
  }

  @Answers(billingCalls.upload)
  @FormBody({ payment_document: FILE, version: { type: 'integer' } }, { required: ['payment_document'] })
  async upload(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    const form = await readMultipart(request, PROOF_FORM);
    return this.service.upload(id, form.file, await this.checked(UploadProofRequest, form.fields), account);
  }

  /** Multipart as the specification says; JSON with the same fields does as well. */
  @Answers(billingCalls.confirm)
  @FormBody(
    {
      status: { type: 'string', enum: ['paid', 'failed'] },
      reject_reason: { type: 'string', maxLength: 1000 },
      version: { type: 'integer' },
    },
    { required: ['status'], orJson: true },
  )
  async confirm(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    const body: unknown = request.isMultipart() ? (await readMultipart(request, PROOF_FORM)).fields : request.body;
    return this.service.confirm(id, await this.checked(ConfirmPaymentRequest, body ?? {}), account);
  }

  @Answers(billingCalls.takeCash)
  takeCash(@Param('id', IdPipe) id: number, @Body() body: TakeCashRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.takeCash(id, body, account);
  }

  @Answers(billingCalls.undoCash)
  undoCash(@Param('id', IdPipe) id: number, @Body() body: UndoCashRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.undoCash(id, body, account);
  }

  @Answers(billingCalls.cancel)
  cancel(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.service.cancel(id, account);
  }

  @Answers(billingCalls.remind)
  remind(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.reminders.remind(id, account);
  }

  @Answers(billingCalls.document)
  @Header('cache-control', 'private, no-store')
  async document(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    const billing = await this.billings.find(id, billingOwnerOf(account));
    if (!billing || !mayReadProof(account, billing.account.id)) throw billingNotFound();
    const file = billing.fileId === null ? null : await this.files.open(billing.fileId);
    if (!file) throw billingNotFound();
    return new StreamableFile(file.stream, {
      type: file.contentType,
      length: file.size,
      disposition: attachment(file.name),
    });
  }

  private checked<T extends object>(metatype: Type<T>, value: unknown): Promise<T> {
    return this.pipe.transform(value, { type: 'body', metatype }) as Promise<T>;
  }
}
