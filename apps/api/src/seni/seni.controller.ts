// The calls of spec 2 §7, "Seni", and what issue 7 adds to them: units, scores, stages.
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import {
  ParticipantCountsQuery,
  PerformanceRequest,
  SeniAdvanceRequest,
  SeniDrawRequest,
  SeniMatchesQuery,
  SeniRedrawRequest,
  SeniRegenerateRequest,
  SeniTeamsRequest,
  SeniUnitsQuery,
  WithdrawPerformanceRequest,
} from '@gelanggang/contract/seni';
import type {
  LostSchedule,
  ParticipantCountsAnswer,
  PerformanceAnswer,
  SeniBracketAnswer,
  SeniDrawAnswer,
  SeniDrawing,
  SeniGroup,
  SeniPoolAnswer,
  SeniRedrawAnswer,
  SeniUnitsAnswer,
} from '@gelanggang/contract/seni-answers';
import { seniBracketAnswer } from '@gelanggang/drawing/seni/seni-bracket.mapper';
import { seniGroups, seniPoolAnswer, type SeniRights } from '@gelanggang/drawing/seni/seni.mapper';
import { type SeniPoolRecord, SeniPoolsQueries } from '@gelanggang/drawing/seni/seni-pools.queries';
import { type Action, CurrentAction } from '../http/action-key';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { SeniScoresService } from './seni-scores.service';
import { SeniUnitsService } from './seni-units.service';
import { SeniService } from './seni.service';

const rightsOf = (account: RequestAccount): SeniRights => ({
  canDraw: account.permissions.has('manage drawing'),
  canScore: account.permissions.has('operate arena'),
});

@Controller('seni')
export class SeniController {
  constructor(
    private readonly seni: SeniService,
    private readonly teams: SeniUnitsService,
    private readonly scores: SeniScoresService,
    private readonly queries: SeniPoolsQueries,
  ) {}

  @Get('participant-counts')
  counts(@Query() query: ParticipantCountsQuery): Promise<ParticipantCountsAnswer> {
    return this.teams.counts(query);
  }

  @Post('generate-match')
  generate(@Body() body: SeniDrawRequest, @CurrentAccount() account: RequestAccount): Promise<SeniDrawAnswer> {
    return this.seni.generate(body, account.id);
  }

  @Put('edit-match/:id')
  edit(
    @Param('id', IdPipe) id: number,
    @Body() body: SeniDrawRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<SeniDrawAnswer> {
    return this.seni.edit(id, body, account.id);
  }

  @Get('matches')
  async matches(@Query() query: SeniMatchesQuery): Promise<Data<SeniGroup[]>> {
    const { tournament_id: id } = query;
    if (!(await this.queries.tournamentStands(id))) throw notFound('Turnamen tidak ditemukan.');
    return { data: seniGroups(await this.queries.pools(id), await this.queries.matches(id)) };
  }

  @Get('pools/:id')
  async pool(
    @Param('id', IdPipe) id: number,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Data<SeniPoolAnswer>> {
    const pool = await this.find(id);
    return { data: seniPoolAnswer(pool, await this.queries.matchesOfPool(id), rightsOf(account)) };
  }

  @Get('pools/:id/bracket')
  async bracket(
    @Param('id', IdPipe) id: number,
    @CurrentAccount() account: RequestAccount,
  ): Promise<SeniBracketAnswer> {
    const pool = await this.find(id);
    return seniBracketAnswer(pool, await this.queries.matchesOfPool(id), rightsOf(account).canDraw);
  }

  @Post('matches/:poolId/regenerate-pool')
  @HttpCode(200)
  redrawPool(
    @Param('poolId', IdPipe) poolId: number,
    @Body() body: SeniRedrawRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<SeniRedrawAnswer> {
    return this.seni.redrawPool(poolId, body, account.id);
  }

  @Post('matches/regenerate')
  @HttpCode(200)
  regenerate(@Body() body: SeniRegenerateRequest, @CurrentAccount() account: RequestAccount): Promise<SeniDrawAnswer> {
    return this.seni.regenerate(body, account.id);
  }

  @Get('drawings/:id')
  async drawing(@Param('id', IdPipe) id: number): Promise<Data<SeniDrawing>> {
    return { data: await this.seni.drawing(id) };
  }

  @Delete('drawings/:id')
  remove(
    @Param('id', IdPipe) id: number,
    @CurrentAccount() account: RequestAccount,
  ): Promise<{ message: string; schedules: LostSchedule[] }> {
    return this.seni.remove(id, account.id);
  }

  @Post('drawings/:id/advance')
  advance(
    @Param('id', IdPipe) id: number,
    @Body() body: SeniAdvanceRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<SeniDrawAnswer> {
    return this.seni.advance(id, body, account.id);
  }

  @Get('units')
  async units(@Query() query: SeniUnitsQuery): Promise<Data<SeniUnitsAnswer>> {
    return { data: await this.teams.units(query) };
  }

  @Put('units')
  async putTogether(@Body() body: SeniTeamsRequest): Promise<Data<SeniUnitsAnswer>> {
    return { data: await this.teams.putTogether(body) };
  }

  @Post('matches/:id/performance')
  @HttpCode(200)
  record(
    @Param('id', IdPipe) id: number,
    @Body() body: PerformanceRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ): Promise<PerformanceAnswer> {
    return this.scores.record(id, body, { ...rightsOf(account), ...action });
  }

  @Post('matches/:id/performance/withdraw')
  @HttpCode(200)
  withdraw(
    @Param('id', IdPipe) id: number,
    @Body() body: WithdrawPerformanceRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ): Promise<PerformanceAnswer> {
    return this.scores.withdraw(id, body, { ...rightsOf(account), ...action });
  }

  private async find(id: number): Promise<SeniPoolRecord> {
    const pool = await this.queries.pool(id);
    if (!pool) throw notFound('Pool tidak ditemukan.');
    return pool;
  }
}
