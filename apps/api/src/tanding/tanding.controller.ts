// The calls of spec 2 §7, "Drawing and pools", and what issue 2 adds to them: POST beside GET where a call changes.
import { MESSAGES } from '@gelanggang/contract/messages';
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as tandingCalls from '@gelanggang/contract/calls/tanding';
import {
  DrawingRequest,
  NextPoolRequest,
  PoolsQuery,
  RecapQuery,
  RegenerateRequest,
} from '@gelanggang/contract/tanding';
import { Answers } from '../http/answers';
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

  @Answers(tandingCalls.createPools)
  createPools(@Body() body: DrawingRequest, @CurrentAccount() account: RequestAccount) {
    return this.tanding.createPools(body, account.id);
  }

  @Answers(tandingCalls.divideAnew)
  divideAnew(@Param('id', IdPipe) id: number, @Body() body: DrawingRequest) {
    return this.tanding.divideAnew(id, body);
  }

  @Answers(tandingCalls.list)
  async list(@Query() query: PoolsQuery, @CurrentAccount() account: RequestAccount) {
    const pools = await this.pools.list(query.tournament_id ?? null, worksInDrafts(account));
    return { data: pools.map(poolRow) };
  }

  @Answers(tandingCalls.next)
  async next(@Body() body: NextPoolRequest) {
    const next = await this.pools.next(body.current_pool_id);
    if (next === null) throw notFound('Tidak ada lagi pool yang belum diundi.');
    return { next_pool_id: next };
  }

  @Answers(tandingCalls.read)
  async find(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    const pool = await this.pool(id);
    const history = mayDraw(account) ? await this.pools.history(id) : [];
    return { data: poolAnswer(pool, history) };
  }

  @Answers(tandingCalls.bracket)
  async bracket(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    const pool = await this.pool(id);
    return bracketAnswer(pool, await this.brackets.ofPool(id), mayDraw(account));
  }

  @Answers(tandingCalls.matchList)
  async matchList(@Param('id', IdPipe) id: number) {
    const pool = await this.pool(id);
    return { status: pool.status, data: matchList(await this.brackets.ofPool(id)) };
  }

  /** The specification's client opens an undrawn bracket with it (spec 2 §4, "Opening a bracket"). */
  @Answers(tandingCalls.generateByGet)
  generateByGet(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.tanding.generate(id, account.id);
  }

  @Answers(tandingCalls.generate)
  generate(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.tanding.generate(id, account.id);
  }

  @Answers(tandingCalls.regenerateByGet)
  regenerateByGet(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.tanding.regenerate(id, {}, account.id);
  }

  @Answers(tandingCalls.regenerate)
  regenerate(
    @Param('id', IdPipe) id: number,
    @Body() body: RegenerateRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.tanding.regenerate(id, body, account.id);
  }

  @Answers(tandingCalls.createDummy)
  createDummy(@Param('matchId', IdPipe) matchId: number, @CurrentAccount() account: RequestAccount) {
    return this.tanding.createDummy(matchId, account.id);
  }

  @Answers(tandingCalls.showBracket)
  async showBracket(
    @Param('tournament_id', IdPipe) tournamentId: number,
    @Param('match_category_id', IdPipe) matchCategoryId: number,
    @Param('age_category_id', IdPipe) ageCategoryId: number,
  ) {
    if (!(await this.pools.tournamentStands(tournamentId))) throw notFound('Kejuaraan tidak ditemukan.');
    return showBracket(await this.brackets.ofAge(tournamentId, matchCategoryId, ageCategoryId));
  }

  @Answers(tandingCalls.recap)
  async recap(@Query() query: RecapQuery) {
    if (!(await this.pools.tournamentStands(query.tournament_id))) throw notFound('Kejuaraan tidak ditemukan.');
    return { data: recap(await this.brackets.ofTournament(query.tournament_id)) };
  }

  private async pool(id: number): Promise<PoolRecord> {
    const pool = await this.pools.find(id);
    if (!pool) throw notFound(MESSAGES.drawNotFound);
    return pool;
  }
}
