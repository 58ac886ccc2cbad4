// GET and PUT /tournaments/{id}/fee-setting; the discount codes of a tournament.
import { Body, Controller, Param } from '@nestjs/common';
import * as feesCalls from '@gelanggang/contract/calls/fees';
import { DiscountCodeRequest, DiscountSwitchRequest, FeeSettingRequest } from '@gelanggang/contract/fees';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ownerOf } from '../http/own-rows';
import { FeesService } from './fees.service';

@Controller()
export class FeesController {
  constructor(private readonly fees: FeesService) {}

  @Answers(feesCalls.read)
  async read(@Param('id', IdPipe) id: number) {
    return { data: await this.fees.read(id) };
  }

  @Answers(feesCalls.save)
  save(@Param('id', IdPipe) id: number, @Body() body: FeeSettingRequest) {
    return this.fees.save(id, body);
  }

  @Answers(feesCalls.codes)
  async codes(@Param('id', IdPipe) id: number) {
    return { data: await this.fees.codes(id) };
  }

  @Answers(feesCalls.addCode)
  addCode(
    @Param('id', IdPipe) id: number,
    @Body() body: DiscountCodeRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.fees.addCode(id, body, account.id);
  }

  @Answers(feesCalls.ofContingent)
  async ofContingent(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.fees.ofContingent(id, ownerOf(account)) };
  }

  @Answers(feesCalls.switchCode)
  switchCode(
    @Param('id', IdPipe) id: number,
    @Param('codeId', IdPipe) codeId: number,
    @Body() body: DiscountSwitchRequest,
  ) {
    return this.fees.switchCode(id, codeId, body);
  }
}
