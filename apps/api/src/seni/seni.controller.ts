// The calls of spec 2 §7, "Seni", and what issue 7 adds to them: units, scores, stages.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as seniCalls from '@gelanggang/contract/calls/seni';
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
import { seniBracketAnswer } from '@gelanggang/drawing/seni/seni-bracket.mapper';
import { seniGroups, seniPoolAnswer } from '@gelanggang/drawing/seni/seni.mapper';
import { type SeniPoolRecord, SeniPoolsQueries } from '@gelanggang/drawing/seni/seni-pools.queries';
import { drawingRefusalSentences } from '@gelanggang/drawing/sentences';
import { Answers } from '../http/answers';
import { type Action, CurrentAction } from '../http/action-key';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { SeniRightsQueries } from './seni-rights.queries';
import { SeniScoresService } from './seni-scores.service';
import { SeniUnitsService } from './seni-units.service';
import { SeniService } from './seni.service';
import { thingSentences } from '../http/sentences';

@Controller()
export class SeniController {
  constructor(
    private readonly seni: SeniService,
    private readonly teams: SeniUnitsService,
    private readonly scores: SeniScoresService,
    private readonly queries: SeniPoolsQueries,
    private readonly rights: SeniRightsQueries,
  ) {}

  @Answers(seniCalls.counts)
  counts(@Query() query: ParticipantCountsQuery) {
    return this.teams.counts(query);
  }

  @Answers(seniCalls.undrawn)
  async undrawn(@Param('id', IdPipe) id: number) {
    return { data: await this.teams.undrawn(id) };
  }

  @Answers(seniCalls.generate)
  generate(@Body() body: SeniDrawRequest, @CurrentAccount() account: RequestAccount) {
    return this.seni.generate(body, account.id);
  }

  @Answers(seniCalls.edit)
  edit(@Param('id', IdPipe) id: number, @Body() body: SeniDrawRequest, @CurrentAccount() account: RequestAccount) {
    return this.seni.edit(id, body, account.id);
  }

  @Answers(seniCalls.matches)
  async matches(@Query() query: SeniMatchesQuery, @CurrentAccount() account: RequestAccount) {
    const { tournament_id: id } = query;
    if (!(await this.queries.tournamentStands(id))) throw notFound(thingSentences.tournament);
    const { sees } = await this.rights.rightsOf(account);
    return { data: seniGroups(await this.queries.pools(id), await this.queries.matches(id), sees) };
  }

  @Answers(seniCalls.pool)
  async pool(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    const pool = await this.find(id);
    const rights = await this.rights.rightsOf(account);
    return { data: seniPoolAnswer(pool, await this.queries.matchesOfPool(id), rights) };
  }

  @Answers(seniCalls.bracket)
  async bracket(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    const pool = await this.find(id);
    return seniBracketAnswer(pool, await this.queries.matchesOfPool(id), account.permissions.has('manage drawing'));
  }

  @Answers(seniCalls.redrawPool)
  redrawPool(
    @Param('poolId', IdPipe) poolId: number,
    @Body() body: SeniRedrawRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.seni.redrawPool(poolId, body, account.id);
  }

  @Answers(seniCalls.regenerate)
  regenerate(@Body() body: SeniRegenerateRequest, @CurrentAccount() account: RequestAccount) {
    return this.seni.regenerate(body, account.id);
  }

  @Answers(seniCalls.drawing)
  async drawing(@Param('id', IdPipe) id: number) {
    return { data: await this.seni.drawing(id) };
  }

  @Answers(seniCalls.remove)
  remove(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.seni.remove(id, account.id);
  }

  @Answers(seniCalls.advance)
  advance(
    @Param('id', IdPipe) id: number,
    @Body() body: SeniAdvanceRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.seni.advance(id, body, account.id);
  }

  @Answers(seniCalls.units)
  async units(@Query() query: SeniUnitsQuery) {
    return { data: await this.teams.units(query) };
  }

  @Answers(seniCalls.putTogether)
  async putTogether(@Body() body: SeniTeamsRequest) {
    return { data: await this.teams.putTogether(body) };
  }

  @Answers(seniCalls.record)
  async record(
    @Param('id', IdPipe) id: number,
    @Body() body: PerformanceRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ) {
    return this.scores.record(id, body, { ...(await this.rights.rightsOf(account)), ...action });
  }

  @Answers(seniCalls.withdraw)
  async withdraw(
    @Param('id', IdPipe) id: number,
    @Body() body: WithdrawPerformanceRequest,
    @CurrentAccount() account: RequestAccount,
    @CurrentAction() action: Action,
  ) {
    return this.scores.withdraw(id, body, { ...(await this.rights.rightsOf(account)), ...action });
  }

  private async find(id: number): Promise<SeniPoolRecord> {
    const pool = await this.queries.pool(id);
    if (!pool) throw notFound(drawingRefusalSentences['drawing-not-found']);
    return pool;
  }
}
