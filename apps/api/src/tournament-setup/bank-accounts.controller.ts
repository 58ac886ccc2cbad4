// GET, POST, PUT and DELETE /tournament-bank-accounts.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as bankAccountCalls from '@gelanggang/contract/calls/bank-accounts';
import { BankAccountRequest, SetupQuery } from '@gelanggang/contract/tournament-setup';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { paginated, RequestUrl } from '../http/pagination';
import { BANK_ACCOUNTS } from './setup-kinds';
import { SetupQueries } from './setup.queries';
import { SetupService } from './setup.service';

@Controller()
export class BankAccountsController {
  constructor(
    private readonly entries: SetupQueries,
    private readonly setup: SetupService,
  ) {}

  @Answers(bankAccountCalls.list)
  async list(@Query() query: SetupQuery, @RequestUrl() url: string, @CurrentAccount() { rights }: RequestAccount) {
    const { rows, total } = await this.entries.page(BANK_ACCOUNTS, query, rights.tournamentsWith('manage tournament'));
    return paginated(rows, total, query, url);
  }

  @Answers(bankAccountCalls.read)
  async find(@Param('id', IdPipe) id: number) {
    return { data: await this.entries.find(BANK_ACCOUNTS, id) };
  }

  @Answers(bankAccountCalls.create)
  create(@Body() body: BankAccountRequest) {
    return this.setup.create(BANK_ACCOUNTS, body);
  }

  @Answers(bankAccountCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: BankAccountRequest) {
    return this.setup.update(BANK_ACCOUNTS, id, body);
  }

  @Answers(bankAccountCalls.remove)
  remove(@Param('id', IdPipe) id: number) {
    return this.setup.remove(BANK_ACCOUNTS, id);
  }
}
