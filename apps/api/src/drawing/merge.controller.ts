// Classes drawn together and taken apart again; who may be seeded.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as mergeCalls from '@gelanggang/contract/calls/merge';
import { DataSource } from 'typeorm';
import { PoolLockRequest } from '@gelanggang/contract/draw-trust';
import { DrawableQuery, MergeClassesRequest } from '@gelanggang/contract/merged-classes';
import { TANDING_ID } from '@gelanggang/domain/words/labels';
import { undrawnParticipants } from '@gelanggang/drawing/entries.queries';
import { type Action, CurrentAction } from '../http/action-key';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { MergeService } from './merge.service';

@Controller()
export class MergeController {
  constructor(
    private readonly merge: MergeService,
    private readonly dataSource: DataSource,
  ) {}

  @Answers(mergeCalls.participants)
  async participants(@Query() query: DrawableQuery) {
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

  @Answers(mergeCalls.merge)
  mergeClasses(@Body() body: MergeClassesRequest, @CurrentAction() action: Action) {
    return this.merge.merge(body, action);
  }

  @Answers(mergeCalls.dissolve)
  dissolve(@Param('id', IdPipe) id: number, @Body() body: PoolLockRequest, @CurrentAccount() account: RequestAccount) {
    return this.merge.dissolve(id, body.reason, account.id);
  }
}
