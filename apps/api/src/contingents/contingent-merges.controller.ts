// /contingents/{id}/merge-preview, /contingents/{id}/merge and /contingent-merges: for who may manage all contingents.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as contingentMergeCalls from '@gelanggang/contract/calls/contingent-merges';
import { MergeContingentsRequest, MergePreviewQuery } from '@gelanggang/contract/contingent-merges';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { seenBy } from '../http/own-rows';
import { ContingentMergesService } from './contingent-merges.service';

@Controller()
export class ContingentMergesController {
  constructor(private readonly service: ContingentMergesService) {}

  @Answers(contingentMergeCalls.preview)
  async preview(@Param('id', IdPipe) id: number, @Query() { merged_id }: MergePreviewQuery) {
    return { data: await this.service.preview(id, merged_id) };
  }

  @Answers(contingentMergeCalls.merge)
  merge(
    @Param('id', IdPipe) id: number,
    @Body() body: MergeContingentsRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.service.merge(id, body, account);
  }

  @Answers(contingentMergeCalls.list)
  async list(@CurrentAccount() account: RequestAccount) {
    return { data: await this.service.list(seenBy(account, undefined)) };
  }

  @Answers(contingentMergeCalls.undo)
  undo(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.service.undo(id, account);
  }
}
