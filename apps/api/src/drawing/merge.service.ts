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
import { type Action, writeOnce } from '../http/action-key';
import { drawingError } from './drawing-refusals';

@Injectable()
export class MergeService {
  constructor(private readonly dataSource: DataSource) {}

  /** Sent again under its key it is answered the same; without one, a second request for the same classes is refused. */
  merge(body: MergeClassesRequest, action: Action): Promise<DrawingAnswer> {
    return writeOnce(this.dataSource, action, async (manager, emit) => {
      const outcome = await mergeClasses(
        manager,
        emit,
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
        action.accountId,
      );
      if (!outcome.ok) throw drawingError(outcome);
      const drawing = await new PoolsQueries(manager).drawing(outcome.drawingId);
      return { message: MESSAGES.classesMerged, data: drawingSummary(drawing) };
    });
  }

  async dissolve(drawingId: number, reason: string, accountId: number): Promise<DissolveAnswer> {
    const outcome = await dissolveMerge(this.dataSource, drawingId, reason, accountId);
    if (!outcome.ok) throw drawingError(outcome);
    return { message: MESSAGES.mergeDissolved, tournament_id: outcome.tournamentId };
  }
}
