// The bank statements of a tournament's office: read, given, matched with its bills.
import { Body, Controller, Param, Req, type Type } from '@nestjs/common';
import * as bankStatementCalls from '@gelanggang/contract/calls/bank-statements';
import type { FastifyRequest } from 'fastify';
import {
  ConfirmCertainRequest,
  ConfirmLinesRequest,
  GiveStatementRequest,
  SetAsideRequest,
  STATEMENT_MAX_BYTES,
  UndoTransferRequest,
} from '@gelanggang/contract/bank-statements';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { readMultipart } from '../http/multipart-form';
import { createValidationPipe } from '../http/validation.pipe';
import { BankStatementsService } from './bank-statements.service';
import { StatementMatchesService } from './statement-matches.service';
import { commonSentences } from '../http/sentences';
import { FILE, FormBody } from '../openapi/form-body';

const STATEMENT_FORM = { file: 'file', maxBytes: STATEMENT_MAX_BYTES, tooLarge: commonSentences.fileTooLarge(5) };

@Controller()
export class BankStatementsController {
  private readonly pipe = createValidationPipe();

  constructor(
    private readonly statements: BankStatementsService,
    private readonly matches: StatementMatchesService,
  ) {}

  @Answers(bankStatementCalls.list)
  async list(@Param('id', IdPipe) id: number) {
    return { data: await this.matches.list(id) };
  }

  @Answers(bankStatementCalls.read)
  @FormBody({ file: FILE }, { required: ['file'] })
  async read(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    const receive = async () => (await readMultipart(request, STATEMENT_FORM)).file;
    return { data: await this.statements.preview(id, receive, account) };
  }

  @Answers(bankStatementCalls.give)
  @FormBody(
    {
      file: FILE,
      mapping: { type: 'string', maxLength: 500 },
      file_name: { type: 'string', maxLength: 200 },
    },
    { required: ['file', 'mapping'] },
  )
  give(@Param('id', IdPipe) id: number, @Req() request: FastifyRequest, @CurrentAccount() account: RequestAccount) {
    const receive = async () => {
      const { file, fields } = await readMultipart(request, STATEMENT_FORM);
      return { file, request: await this.checked(GiveStatementRequest, fields) };
    };
    return this.statements.give(id, receive, account);
  }

  @Answers(bankStatementCalls.remove)
  remove(@Param('id', IdPipe) id: number, @Param('statementId', IdPipe) statementId: number) {
    return this.statements.remove(id, statementId);
  }

  @Answers(bankStatementCalls.confirmCertain)
  confirmCertain(
    @Param('id', IdPipe) id: number,
    @Body() body: ConfirmCertainRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.matches.confirmCertain(id, body, account);
  }

  @Answers(bankStatementCalls.confirm)
  confirm(
    @Param('id', IdPipe) id: number,
    @Body() body: ConfirmLinesRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.matches.confirm(id, body, account);
  }

  @Answers(bankStatementCalls.undo)
  undo(@Param('id', IdPipe) id: number, @Body() body: UndoTransferRequest, @CurrentAccount() account: RequestAccount) {
    return this.matches.undo(id, body, account);
  }

  @Answers(bankStatementCalls.setAside)
  setAside(
    @Param('id', IdPipe) id: number,
    @Param('lineId', IdPipe) lineId: number,
    @Body() body: SetAsideRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.statements.setAside(id, lineId, body, account);
  }

  private checked<T extends object>(metatype: Type<T>, value: unknown): Promise<T> {
    return this.pipe.transform(value, { type: 'body', metatype }) as Promise<T>;
  }
}
