// What makes a draw trusted: its report and history, the public record that anybody checks, and changes by hand.
import { MESSAGES } from '@gelanggang/contract/messages';
import { Body, Controller, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  type DrawReportRow,
  DrawReportsQuery,
  type HandAnswer,
  type MoveUnitAnswer,
  MoveUnitRequest,
  type PoolDrawsAnswer,
  PoolLockRequest,
  type PublicDraw,
  SwapSlotsRequest,
  UndoDrawRequest,
} from '@gelanggang/contract/draw-trust';
import type { Data } from '@gelanggang/contract/http';
import { poolDraws, publicDraw, reportRows } from '@gelanggang/drawing/draw-trust.mapper';
import { DrawTrustQueries } from '@gelanggang/drawing/draw-trust.queries';
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

  @Get('draw-reports')
  async reports(@Query() query: DrawReportsQuery): Promise<Data<DrawReportRow[]>> {
    return { data: await this.reportsOf({ tournamentId: query.tournament_id }) };
  }

  @Get('pools/:id/draws')
  async draws(@Param('id', IdPipe) id: number): Promise<Data<PoolDrawsAnswer>> {
    const record = await this.records.poolRecord(id);
    if (!record) throw notFound(MESSAGES.drawNotFound);
    const [report] = await this.reportsOf({ poolId: id });
    return { data: poolDraws(record, report ?? null) };
  }

  @Get('draws/:poolId')
  async publicDraw(@Param('poolId', IdPipe) poolId: number): Promise<PublicDraw> {
    const record = await this.records.publicRecord(poolId);
    if (!record) throw notFound(MESSAGES.drawNotFound);
    return publicDraw(record);
  }

  @Post('pools/:id/swap')
  @HttpCode(200)
  swap(
    @Param('id', IdPipe) id: number,
    @Body() body: SwapSlotsRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<HandAnswer> {
    return this.trust.swap(id, body, account.id);
  }

  @Post('pools/:id/undo-draw')
  @HttpCode(200)
  undo(
    @Param('id', IdPipe) id: number,
    @Body() body: UndoDrawRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<HandAnswer> {
    return this.trust.undo(id, body, account.id);
  }

  @Post('pools/:id/lock')
  @HttpCode(200)
  lock(
    @Param('id', IdPipe) id: number,
    @Body() body: PoolLockRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<HandAnswer> {
    return this.trust.setLocked(id, true, body.reason, account.id);
  }

  @Post('pools/:id/unlock')
  @HttpCode(200)
  unlock(
    @Param('id', IdPipe) id: number,
    @Body() body: PoolLockRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<HandAnswer> {
    return this.trust.setLocked(id, false, body.reason, account.id);
  }

  @Post('pool-units/:id/move')
  @HttpCode(200)
  move(
    @Param('id', IdPipe) id: number,
    @Body() body: MoveUnitRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<MoveUnitAnswer> {
    return this.trust.move(id, body, account.id);
  }

  private async reportsOf(of: { tournamentId?: number; poolId?: number }): Promise<DrawReportRow[]> {
    const pools = await this.records.drawnPools(of);
    const ids = pools.map((pool) => pool.id);
    const { units, firstRound } = await this.records.standing(ids);
    return reportRows(pools, units, firstRound);
  }
}
