// The calls of the rule sets that tournaments choose from.
import { Body, Controller, Param } from '@nestjs/common';
import * as ruleSetCalls from '@gelanggang/contract/calls/rule-sets';
import { RuleSetRequest } from '@gelanggang/contract/rule-sets';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { RuleSetsQueries } from './rule-sets.queries';
import { RuleSetsService } from './rule-sets.service';

@Controller()
export class RuleSetsController {
  constructor(
    private readonly queries: RuleSetsQueries,
    private readonly service: RuleSetsService,
  ) {}

  @Answers(ruleSetCalls.list)
  async list(@CurrentAccount() account: RequestAccount) {
    return { data: await this.queries.rows(account) };
  }

  @Answers(ruleSetCalls.read)
  async find(@Param('code') code: string, @CurrentAccount() account: RequestAccount) {
    return { data: await this.queries.find(code, account) };
  }

  @Answers(ruleSetCalls.create)
  add(@Body() body: RuleSetRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.add(body.set, account);
  }

  @Answers(ruleSetCalls.update)
  change(@Param('code') code: string, @Body() body: RuleSetRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.change(code, body.set, body.version, account);
  }

  @Answers(ruleSetCalls.remove)
  remove(@Param('code') code: string, @CurrentAccount() account: RequestAccount) {
    return this.service.remove(code, account);
  }
}
