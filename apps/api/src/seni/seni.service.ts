// Asks the use cases of drawing seni, and answers with what stands afterwards.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MESSAGES, seniRegenerated } from '@gelanggang/contract/messages';
import type {
  SeniAdvanceRequest,
  SeniDrawRequest,
  SeniRedrawRequest,
  SeniRegenerateRequest,
} from '@gelanggang/contract/seni';
import type {
  IncompleteTeam,
  LostSchedule,
  SeniDrawAnswer,
  SeniDrawing,
  SeniRedrawAnswer,
} from '@gelanggang/contract/seni-answers';
import { advanceSeni } from '@gelanggang/drawing/seni/advance-seni';
import {
  createSeniDrawing,
  deleteSeniDrawing,
  editSeniDrawing,
  regenerateSeni,
  type SeniOutcome,
} from '@gelanggang/drawing/seni/draw-seni';
import { redrawSeniPool } from '@gelanggang/drawing/seni/redraw-seni-pool';
import type { SeniPlan } from '@gelanggang/drawing/seni/seni-drawings';
import type { Incomplete, SeniEvent } from '@gelanggang/drawing/seni/seni-entries.queries';
import { drawOf } from '@gelanggang/drawing/pools.mapper';
import { SeniPoolsQueries } from '@gelanggang/drawing/seni/seni-pools.queries';
import { drawingRefusalSentences } from '@gelanggang/drawing/sentences';
import { notFound } from '../http/refusals';
import { SeniDrawingsQueries } from './seni-drawings.queries';
import { seniError } from './seni-refusals';

/** Stands in the history of the pools, which anybody may read. */
const EDITED = 'Pengaturan undian diubah.';

@Injectable()
export class SeniService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly pools: SeniPoolsQueries,
    private readonly drawings: SeniDrawingsQueries,
  ) {}

  async generate(body: SeniDrawRequest, accountId: number): Promise<SeniDrawAnswer> {
    const outcome = await createSeniDrawing(this.dataSource, eventOf(body), planOf(body), accountId);
    return this.answer(outcome, MESSAGES.matchAdded);
  }

  async edit(id: number, body: SeniDrawRequest, accountId: number): Promise<SeniDrawAnswer> {
    const anew = { accountId, reason: EDITED };
    const outcome = await editSeniDrawing(
      this.dataSource,
      id,
      eventOf(body),
      { ...planOf(body), version: body.version },
      anew,
    );
    return this.answer(outcome, MESSAGES.matchUpdated);
  }

  /** A drawing keeps its own bracket: full_prestasi, which the specification's client always sends, changes nothing. */
  async regenerate(body: SeniRegenerateRequest, accountId: number): Promise<SeniDrawAnswer> {
    const wanted = { mode: body.mode, stage: body.stage };
    const anew = { accountId, reason: body.reason ?? null };
    const outcome = await regenerateSeni(this.dataSource, eventOf(body), wanted, anew);
    return this.answer(outcome, seniRegenerated(body.mode));
  }

  async advance(id: number, body: SeniAdvanceRequest, accountId: number): Promise<SeniDrawAnswer> {
    const outcome = await advanceSeni(
      this.dataSource,
      id,
      { mode: body.mode, bracketType: body.bracket_type },
      accountId,
    );
    return this.answer(outcome, MESSAGES.matchAdded);
  }

  async redrawPool(poolId: number, body: SeniRedrawRequest, accountId: number): Promise<SeniRedrawAnswer> {
    const redraw = { reason: body?.reason ?? null, drawNumber: body?.draw_number };
    const outcome = await redrawSeniPool(this.dataSource, poolId, redraw, accountId);
    if (!outcome.ok) throw seniError(outcome);
    const pool = await this.pools.pool(poolId);
    const draw = pool && drawOf(pool);
    // removed in the moment since
    if (!draw) throw notFound(drawingRefusalSentences['drawing-not-found']);
    return { message: MESSAGES.bracketRedrawn, pool_id: poolId, draw, schedules: outcome.schedules };
  }

  async remove(id: number, accountId: number): Promise<{ message: string; schedules: LostSchedule[] }> {
    const outcome = await deleteSeniDrawing(this.dataSource, id, accountId);
    if (!outcome.ok) throw seniError(outcome);
    return { message: MESSAGES.deleted, schedules: outcome.schedules };
  }

  async drawing(id: number): Promise<SeniDrawing> {
    const drawing = await this.drawings.find(id);
    if (!drawing) throw notFound(drawingRefusalSentences['drawing-not-found']);
    return drawing;
  }

  private async answer(outcome: SeniOutcome, message: string): Promise<SeniDrawAnswer> {
    if (!outcome.ok) throw seniError(outcome);
    return {
      message,
      data: await this.drawing(outcome.drawingId),
      incomplete: outcome.incomplete.map(incompleteTeam),
      schedules: outcome.schedules,
    };
  }
}

type EventRequest = Pick<
  SeniDrawRequest,
  'tournament_id' | 'match_category_id' | 'age_category_id' | 'nomor' | 'gender'
>;

export function eventOf(body: EventRequest): SeniEvent {
  return {
    tournamentId: body.tournament_id,
    matchCategoryId: body.match_category_id,
    ageCategoryId: body.age_category_id,
    nomor: body.nomor ?? '',
    gender: body.gender,
  };
}

function planOf(body: SeniDrawRequest): SeniPlan {
  return {
    mode: body.mode,
    bracketType: body.bracket_type,
    poolSize: body.pool_size,
    advanceCount: body.advance_count,
    name: body.name,
  };
}

export function incompleteTeam(team: Incomplete): IncompleteTeam {
  return { contingent: team.contingent, team_label: team.teamLabel, names: team.names, missing: team.missing };
}
