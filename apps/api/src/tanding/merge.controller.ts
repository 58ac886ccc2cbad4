// Classes drawn together and taken apart again; who may be seeded.
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { PoolLockRequest } from '@gelanggang/contract/draw-trust';
import type { Data } from '@gelanggang/contract/http';
import {
  type DissolveAnswer,
  type DrawableParticipant,
  DrawableQuery,
  MergeClassesRequest,
} from '@gelanggang/contract/merged-classes';
import type { DrawingAnswer } from '@gelanggang/contract/tanding';
import { TANDING_ID } from '@gelanggang/domain/words/labels';
import { undrawnParticipants } from '@gelanggang/drawing/entries.queries';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { MergeService } from './merge.service';

@Controller('drawings')
export class MergeController {
  constructor(
    private readonly merge: MergeService,
    private readonly dataSource: DataSource,
  ) {}

  @Get('participants')
  async participants(@Query() query: DrawableQuery): Promise<Data<DrawableParticipant[]>> {
    const drawn = {
      tournamentId: query.tournament_id,
      matchCategoryId: TANDING_ID,
      ageCategoryId: query.age_category_id,
      categoryClassId: query.category_class_id,
    };
    const rows = await undrawnParticipants(this.dataSource, drawn, query.drawing_id ?? null);
    return {
      data: rows.map((row) => ({
        participant_id: row.participantId,
        name: row.name,
        contingent: row.contingent,
        seed_rank: row.seedRank,
      })),
    };
  }

  @Post('merge')
  mergeClasses(@Body() body: MergeClassesRequest, @CurrentAccount() account: RequestAccount): Promise<DrawingAnswer> {
    return this.merge.merge(body, account.id);
  }

  @Post(':id/dissolve')
  @HttpCode(200)
  dissolve(
    @Param('id', IdPipe) id: number,
    @Body() body: PoolLockRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<DissolveAnswer> {
    return this.merge.dissolve(id, body.reason, account.id);
  }
}
