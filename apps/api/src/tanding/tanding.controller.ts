// The calls of spec 2 §7, "Drawing and pools", and what issue 2 adds to them: POST beside GET where a call changes.
import { MESSAGES } from '@gelanggang/contract/messages';
import { Body, Controller, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import {
  type BracketAnswer,
  type CreateDummyAnswer,
  type DrawingAnswer,
  DrawingRequest,
  type GenerateAnswer,
  type MatchListAnswer,
  type NextPoolAnswer,
  NextPoolRequest,
  type PoolAnswer,
  type PoolRow,
  PoolsQuery,
  type RecapCategory,
  RecapQuery,
  RegenerateRequest,
  type ShowBracketAnswer,
} from '@gelanggang/contract/tanding';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { worksInDrafts } from '../http/draft-doors';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { bracketAnswer, matchList, recap, showBracket } from '@gelanggang/drawing/bracket.mapper';
import { BracketQueries } from '@gelanggang/drawing/bracket.queries';
import { poolAnswer, poolRow } from '@gelanggang/drawing/pools.mapper';
import { type PoolRecord, PoolsQueries } from '@gelanggang/drawing/pools.queries';
import { TandingService } from './tanding.service';

const mayDraw = (account: RequestAccount) => account.permissions.has('manage drawing');

@Controller()
export class TandingController {
  constructor(
    private readonly tanding: TandingService,
    private readonly pools: PoolsQueries,
    private readonly brackets: BracketQueries,
  ) {}

  @Post('create-pools')
  createPools(@Body() body: DrawingRequest, @CurrentAccount() account: RequestAccount): Promise<DrawingAnswer> {
    return this.tanding.createPools(body, account.id);
  }

  @Put('drawings/:id')
  divideAnew(@Param('id', IdPipe) id: number, @Body() body: DrawingRequest): Promise<DrawingAnswer> {
    return this.tanding.divideAnew(id, body);
  }

  @Get('pools')
  async list(@Query() query: PoolsQuery, @CurrentAccount() account: RequestAccount): Promise<Data<PoolRow[]>> {
    const pools = await this.pools.list(query.tournament_id ?? null, worksInDrafts(account));
    return { data: pools.map(poolRow) };
  }

  @Post('pools/next')
  @HttpCode(200)
  async next(@Body() body: NextPoolRequest): Promise<NextPoolAnswer> {
    const next = await this.pools.next(body.current_pool_id);
    if (next === null) throw notFound('Tidak ada lagi pool yang belum diundi.');
    return { next_pool_id: next };
  }

  @Get('pools/:id')
  async find(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<Data<PoolAnswer>> {
    const pool = await this.pool(id);
    const history = mayDraw(account) ? await this.pools.history(id) : [];
    return { data: poolAnswer(pool, history) };
  }

  @Get('pools/:id/matches')
  async bracket(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<BracketAnswer> {
    const pool = await this.pool(id);
    return bracketAnswer(pool, await this.brackets.ofPool(id), mayDraw(account));
  }

  @Get('pools/:id/match-list')
  async matchList(@Param('id', IdPipe) id: number): Promise<MatchListAnswer> {
    const pool = await this.pool(id);
    return { status: pool.status, data: matchList(await this.brackets.ofPool(id)) };
  }

  /** The specification's client opens an undrawn bracket with it (spec 2 §4, "Opening a bracket"). */
  @Get('pools/:id/generate-bracket')
  generateByGet(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<GenerateAnswer> {
    return this.tanding.generate(id, account.id);
  }

  @Post('pools/:id/generate-bracket')
  @HttpCode(200)
  generate(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<GenerateAnswer> {
    return this.tanding.generate(id, account.id);
  }

  @Get('pools/:id/regenerate-bracket')
  regenerateByGet(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<GenerateAnswer> {
    return this.tanding.regenerate(id, {}, account.id);
  }

  @Post('pools/:id/regenerate-bracket')
  @HttpCode(200)
  regenerate(
    @Param('id', IdPipe) id: number,
    @Body() body: RegenerateRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<GenerateAnswer> {
    return this.tanding.regenerate(id, body, account.id);
  }

  @Post('matches/:matchId/create-dummy')
  @HttpCode(200)
  createDummy(
    @Param('matchId', IdPipe) matchId: number,
    @CurrentAccount() account: RequestAccount,
  ): Promise<CreateDummyAnswer> {
    return this.tanding.createDummy(matchId, account.id);
  }

  @Get('show-bracket/:tournament_id/:match_category_id/:age_category_id')
  async showBracket(
    @Param('tournament_id', IdPipe) tournamentId: number,
    @Param('match_category_id', IdPipe) matchCategoryId: number,
    @Param('age_category_id', IdPipe) ageCategoryId: number,
  ): Promise<ShowBracketAnswer> {
    if (!(await this.pools.tournamentStands(tournamentId))) throw notFound('Kejuaraan tidak ditemukan.');
    return showBracket(await this.brackets.ofAge(tournamentId, matchCategoryId, ageCategoryId));
  }

  @Get('matches-recap')
  async recap(@Query() query: RecapQuery): Promise<Data<RecapCategory[]>> {
    if (!(await this.pools.tournamentStands(query.tournament_id))) throw notFound('Kejuaraan tidak ditemukan.');
    return { data: recap(await this.brackets.ofTournament(query.tournament_id)) };
  }

  private async pool(id: number): Promise<PoolRecord> {
    const pool = await this.pools.find(id);
    if (!pool) throw notFound(MESSAGES.drawNotFound);
    return pool;
  }
}
