// The accounts of a tournament, their closing, and refunds.
import { Body, Controller, Param } from '@nestjs/common';
import { RefundRequest, ReopenAccountsRequest } from '@gelanggang/contract/accounts';
import * as accountsCalls from '@gelanggang/contract/calls/accounts';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { AccountsService } from './accounts.service';

@Controller()
export class AccountsController {
  constructor(private readonly accounts: AccountsService) {}

  @Answers(accountsCalls.read)
  async read(@Param('id', IdPipe) id: number) {
    return { data: await this.accounts.read(id) };
  }

  @Answers(accountsCalls.book)
  async book(@Param('id', IdPipe) id: number) {
    return { data: await this.accounts.book(id) };
  }

  @Answers(accountsCalls.close)
  close(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.accounts.close(id, account.id);
  }

  @Answers(accountsCalls.reopen)
  reopen(
    @Param('id', IdPipe) id: number,
    @Body() body: ReopenAccountsRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.accounts.reopen(id, body, account.id);
  }

  @Answers(accountsCalls.refund)
  refund(@Param('id', IdPipe) id: number, @Body() body: RefundRequest, @CurrentAccount() account: RequestAccount) {
    return this.accounts.refund(id, body, account);
  }
}
