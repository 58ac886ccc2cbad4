// Asks the use case of merged classes, and answers with the drawing that stands afterwards.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { DissolveAnswer, MergeClassesRequest } from '@gelanggang/contract/merged-classes';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { DrawingAnswer } from '@gelanggang/contract/drawing';
import { TANDING_ID } from '@gelanggang/domain/words/labels';
import { dissolveMerge, mergeClasses } from '@gelanggang/drawing/merge-classes';
import { drawingSummary } from '@gelanggang/drawing/pools.mapper';
import { PoolsQueries } from '@gelanggang/drawing/pools.queries';
import { drawingError } from './drawing-refusals';

@Injectable()
export class MergeService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pools: PoolsQueries,
  ) {}

  async merge(body: MergeClassesRequest, accountId: number): Promise<DrawingAnswer> {
    const outcome = await mergeClasses(
      this.dataSource,
      {
        tournamentId: body.tournament_id,
        matchCategoryId: TANDING_ID,
        ageCategoryId: body.age_category_id,
        categoryClassIds: body.category_class_ids,
        matchChart: body.match_chart,
        matchDuration: body.match_duration,
        reason: body.reason,
        replaces: body.replaces,
      },
      accountId,
    );
    if (!outcome.ok) throw drawingError(outcome);
    return { message: MESSAGES.classesMerged, data: drawingSummary(await this.pools.drawing(outcome.drawingId)) };
  }

  async dissolve(drawingId: number, reason: string, accountId: number): Promise<DissolveAnswer> {
    const outcome = await dissolveMerge(this.dataSource, drawingId, reason, accountId);
    if (!outcome.ok) throw drawingError(outcome);
    return { message: MESSAGES.mergeDissolved, tournament_id: outcome.tournamentId };
  }
}
