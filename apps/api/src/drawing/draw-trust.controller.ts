// What makes a draw trusted: its report and history, and changes by hand.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as drawTrustCalls from '@gelanggang/contract/calls/draw-trust';
import {
  type DrawReportRow,
  DrawReportsQuery,
  MoveUnitRequest,
  PoolLockRequest,
  SwapSlotsRequest,
  UndoDrawRequest,
} from '@gelanggang/contract/draw-trust';
import { poolDraws, reportRows } from '@gelanggang/drawing/draw-trust.mapper';
import { DrawTrustQueries } from '@gelanggang/drawing/draw-trust.queries';
import { drawingRefusalSentences } from '@gelanggang/drawing/sentences';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { DrawTrustService } from './draw-trust.service';

@Controller()
export class DrawTrustController {
  constructor(
    private readonly trust: DrawTrustService,
    private readonly records: DrawTrustQueries,
  ) {}

  @Answers(drawTrustCalls.reports)
  async reports(@Query() query: DrawReportsQuery, @CurrentAccount() { rights }: RequestAccount) {
    const tournaments = rights.tournamentsWith('manage drawing');
    return { data: await this.reportsOf({ tournamentId: query.tournament_id, tournaments }) };
  }

  @Answers(drawTrustCalls.draws)
  async draws(@Param('id', IdPipe) id: number) {
    const record = await this.records.poolRecord(id);
    if (!record) throw notFound(drawingRefusalSentences['drawing-not-found']);
    const [report] = await this.reportsOf({ poolId: id });
    return { data: poolDraws(record, report ?? null) };
  }

  @Answers(drawTrustCalls.swap)
  swap(@Param('id', IdPipe) id: number, @Body() body: SwapSlotsRequest, @CurrentAccount() account: RequestAccount) {
    return this.trust.swap(id, body, account.id);
  }

  @Answers(drawTrustCalls.undo)
  undo(@Param('id', IdPipe) id: number, @Body() body: UndoDrawRequest, @CurrentAccount() account: RequestAccount) {
    return this.trust.undo(id, body, account.id);
  }

  @Answers(drawTrustCalls.lock)
  lock(@Param('id', IdPipe) id: number, @Body() body: PoolLockRequest, @CurrentAccount() account: RequestAccount) {
    return this.trust.setLocked(id, true, body.reason, account.id);
  }

  @Answers(drawTrustCalls.unlock)
  unlock(@Param('id', IdPipe) id: number, @Body() body: PoolLockRequest, @CurrentAccount() account: RequestAccount) {
    return this.trust.setLocked(id, false, body.reason, account.id);
  }

  @Answers(drawTrustCalls.move)
  move(@Param('id', IdPipe) id: number, @Body() body: MoveUnitRequest, @CurrentAccount() account: RequestAccount) {
    return this.trust.move(id, body, account.id);
  }

  private async reportsOf(of: {
    tournamentId?: number;
    tournaments?: number[] | null;
    poolId?: number;
  }): Promise<DrawReportRow[]> {
    const pools = await this.records.drawnPools(of);
    const ids = pools.map((pool) => pool.id);
    const { units, firstRound } = await this.records.standing(ids);
    return reportRows(pools, units, firstRound);
  }
}
