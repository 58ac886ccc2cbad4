// /contingents/{id}/merge-preview, /contingents/{id}/merge and /contingent-merges: for who may manage all contingents.
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  MergeContingentsRequest,
  type MergedAnswer,
  type MergePreview,
  MergePreviewQuery,
  type MergeRow,
} from '@gelanggang/contract/contingent-merges';
import type { Data } from '@gelanggang/contract/http';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ContingentMergesService } from './contingent-merges.service';

@Controller()
export class ContingentMergesController {
  constructor(private readonly service: ContingentMergesService) {}

  @Get('contingents/:id/merge-preview')
  async preview(
    @Param('id', IdPipe) id: number,
    @Query() { merged_id }: MergePreviewQuery,
  ): Promise<Data<MergePreview>> {
    return { data: await this.service.preview(id, merged_id) };
  }

  @Post('contingents/:id/merge')
  @HttpCode(200)
  merge(
    @Param('id', IdPipe) id: number,
    @Body() body: MergeContingentsRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<MergedAnswer> {
    return this.service.merge(id, body, account);
  }

  @Get('contingent-merges')
  async list(): Promise<Data<MergeRow[]>> {
    return { data: await this.service.list() };
  }

  @Post('contingent-merges/:id/undo')
  @HttpCode(200)
  undo(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<{ message: string }> {
    return this.service.undo(id, account);
  }
}
