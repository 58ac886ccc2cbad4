// The calls of spec 2 §7, "Drawing and pools", and what issue 2 adds to them: POST beside GET where a call changes.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as drawingCalls from '@gelanggang/contract/calls/drawing';
import { DrawingRequest, NextPoolRequest, PoolsQuery, RegenerateRequest } from '@gelanggang/contract/drawing';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { draftsWorkedIn } from '../http/draft-doors';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { poolRow } from '@gelanggang/drawing/pools.mapper';
import { PoolsQueries } from '@gelanggang/drawing/pools.queries';
import { DrawingService } from './drawing.service';
import { drawingSentences } from './sentences';

@Controller()
export class DrawingController {
  constructor(
    private readonly drawing: DrawingService,
    private readonly pools: PoolsQueries,
  ) {}

  @Answers(drawingCalls.createPools)
  createPools(@Body() body: DrawingRequest, @CurrentAccount() account: RequestAccount) {
    return this.drawing.createPools(body, account.id);
  }

  @Answers(drawingCalls.divideAnew)
  divideAnew(@Param('id', IdPipe) id: number, @Body() body: DrawingRequest) {
    return this.drawing.divideAnew(id, body);
  }

  @Answers(drawingCalls.list)
  async list(@Query() query: PoolsQuery, @CurrentAccount() account: RequestAccount) {
    const only = query.tournament_id === undefined ? account.rights.onlyOwn : null;
    const pools = await this.pools.list(query.tournament_id ?? null, { drafts: draftsWorkedIn(account), only });
    return { data: pools.map(poolRow) };
  }

  @Answers(drawingCalls.undivided)
  async undivided(@Param('id', IdPipe) id: number) {
    return { data: await this.drawing.undivided(id) };
  }

  @Answers(drawingCalls.next)
  async next(@Body() body: NextPoolRequest) {
    const next = await this.pools.next(body.current_pool_id);
    if (next === null) throw notFound(drawingSentences.allDrawn);
    return { next_pool_id: next };
  }

  /** The specification's client opens an undrawn bracket with it (spec 2 §4, "Opening a bracket"). */
  @Answers(drawingCalls.generateByGet)
  generateByGet(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.drawing.generate(id, account.id);
  }

  @Answers(drawingCalls.generate)
  generate(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.drawing.generate(id, account.id);
  }

  @Answers(drawingCalls.regenerateByGet)
  regenerateByGet(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.drawing.regenerate(id, {}, account.id);
  }

  @Answers(drawingCalls.regenerate)
  regenerate(
    @Param('id', IdPipe) id: number,
    @Body() body: RegenerateRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.drawing.regenerate(id, body, account.id);
  }

  @Answers(drawingCalls.createDummy)
  createDummy(@Param('matchId', IdPipe) matchId: number, @CurrentAccount() account: RequestAccount) {
    return this.drawing.createDummy(matchId, account.id);
  }
}
