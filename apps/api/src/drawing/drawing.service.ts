// Asks the drawing use case, and answers with what stands afterwards.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MESSAGES } from '@gelanggang/contract/messages';
import type {
  CreateDummyAnswer,
  DrawingAnswer,
  DrawingRequest,
  GenerateAnswer,
  RegenerateRequest,
  UndividedAnswer,
} from '@gelanggang/contract/drawing';
import { createDummy } from '@gelanggang/drawing/create-dummy';
import { createPools, divideAnew, type DivideRequest, standsTournament } from '@gelanggang/drawing/divide';
import { drawPool, redrawPool } from '@gelanggang/drawing/draw-pool';
import { loneClasses, readUndivided } from '@gelanggang/drawing/undivided';
import { mayDraw } from '@gelanggang/domain/results/lone-entrants';
import { GENDER_LABELS } from '@gelanggang/domain/words/genders';
import { className } from '@gelanggang/domain/words/labels';
import { notFound } from '../http/refusals';
import { readLoneRule } from '@gelanggang/medals/medals.queries';
import { PoolsQueries } from '@gelanggang/drawing/pools.queries';
import { drawOf, drawingSummary } from '@gelanggang/drawing/pools.mapper';
import { drawingRefusalSentences } from '@gelanggang/drawing/sentences';
import { drawingError } from './drawing-refusals';
import { thingSentences } from '../http/sentences';

@Injectable()
export class DrawingService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pools: PoolsQueries,
  ) {}

  async createPools(body: DrawingRequest, accountId: number): Promise<DrawingAnswer> {
    const outcome = await createPools(this.dataSource, divideRequest(body), accountId);
    if (!outcome.ok) throw drawingError(outcome);
    return { message: MESSAGES.chartAdded, data: drawingSummary(await this.pools.drawing(outcome.drawingId)) };
  }

  async divideAnew(drawingId: number, body: DrawingRequest): Promise<DrawingAnswer> {
    const outcome = await divideAnew(this.dataSource, drawingId, divideRequest(body));
    if (!outcome.ok) throw drawingError(outcome);
    return { message: MESSAGES.chartUpdated, data: drawingSummary(await this.pools.drawing(outcome.drawingId)) };
  }

  async undivided(tournamentId: number): Promise<UndividedAnswer> {
    const { manager } = this.dataSource;
    if (!(await standsTournament(manager, tournamentId))) throw notFound(thingSentences.tournament);
    const { ready } = await readUndivided(manager, tournamentId);
    const lone = await loneClasses(manager, tournamentId);
    const rule = await readLoneRule(manager, tournamentId);
    return {
      classes: ready.length,
      athletes: ready.reduce((sum, one) => sum + one.athletes, 0),
      lone: lone.map((one) => ({
        age_category_id: one.ageCategoryId,
        category_class_id: one.categoryClassId,
        gender: one.gender,
        name: `${one.ageCategory} ${GENDER_LABELS[one.gender]} ${className(one.className)}`,
        athlete: one.athlete,
        contingent: one.contingent,
        is_divided: one.isDivided,
      })),
      must_merge: !mayDraw(rule, 1),
    };
  }

  async generate(poolId: number, accountId: number): Promise<GenerateAnswer> {
    const outcome = await drawPool(this.dataSource, poolId, accountId);
    if (!outcome.ok) throw drawingError(outcome);
    const message = outcome.drawnNow ? MESSAGES.bracketDrawn : MESSAGES.bracketStands;
    return this.generated(poolId, message, outcome.drawnNow);
  }

  async regenerate(poolId: number, body: RegenerateRequest, accountId: number): Promise<GenerateAnswer> {
    const redraw = { reason: body.reason, drawNumber: body.draw_number };
    const outcome = await redrawPool(this.dataSource, poolId, redraw, accountId);
    if (!outcome.ok) throw drawingError(outcome);
    return this.generated(poolId, MESSAGES.bracketRedrawn, true);
  }

  async createDummy(matchId: number, accountId: number): Promise<CreateDummyAnswer> {
    const outcome = await createDummy(this.dataSource, matchId, accountId);
    if (!outcome.ok) throw drawingError(outcome);
    return { message: MESSAGES.dummyMade, match_id: matchId, pool_id: outcome.poolId };
  }

  private async generated(poolId: number, message: string, drawnNow: boolean): Promise<GenerateAnswer> {
    const pool = await this.pools.find(poolId);
    const draw = pool && drawOf(pool);
    // removed in the moment since
    if (!draw) throw notFound(drawingRefusalSentences['drawing-not-found']);
    return {
      message,
      pool_id: poolId,
      status: 'ongoing',
      drawn_now: drawnNow,
      draw,
      matches_count: pool.matchesCount,
    };
  }
}

function divideRequest(body: DrawingRequest): DivideRequest {
  return {
    tournamentId: body.tournament_id,
    matchCategoryId: body.match_category_id,
    ageCategoryId: body.age_category_id,
    categoryClassId: body.category_class_id,
    matchChart: body.match_chart,
    matchDuration: body.has_own_duration === false ? null : body.match_duration,
    seeds: body.seeds,
    version: body.version,
  };
}
