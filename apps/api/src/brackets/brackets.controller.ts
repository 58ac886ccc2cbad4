// What is read of a drawn pool: its bracket, its match list, the recap of a tournament (spec 2 §7, "Drawing and pools").
import { Controller, Param, Query } from '@nestjs/common';
import { RecapQuery } from '@gelanggang/contract/brackets';
import * as bracketCalls from '@gelanggang/contract/calls/brackets';
import { bracketAnswer, matchList, recap, showBracket } from '@gelanggang/drawing/bracket.mapper';
import { BracketQueries } from '@gelanggang/drawing/bracket.queries';
import { poolAnswer } from '@gelanggang/drawing/pools.mapper';
import { type PoolRecord, PoolsQueries } from '@gelanggang/drawing/pools.queries';
import { drawingRefusalSentences } from '@gelanggang/drawing/sentences';
import { WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { notFound } from '../http/refusals';
import { thingSentences } from '../http/sentences';

/**
 * A whole tournament, thousands of matches, for whoever has an account: two at a time for all, turns going round between accounts,
 * so that a few accounts that ask again and again leave connections and processors to everybody else.
 */
const wholes = new WaitingLine({ atOnce: 2, mostWaiting: 1000 });

const mayDraw = (account: RequestAccount) => account.permissions.has('manage drawing');

@Controller()
export class BracketsController {
  constructor(
    private readonly pools: PoolsQueries,
    private readonly brackets: BracketQueries,
  ) {}

  @Answers(bracketCalls.read)
  async find(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    const pool = await this.pool(id);
    const history = mayDraw(account) ? await this.pools.history(id) : [];
    return { data: poolAnswer(pool, history) };
  }

  @Answers(bracketCalls.bracket)
  async bracket(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    const pool = await this.pool(id);
    return bracketAnswer(pool, await this.brackets.ofPool(id), mayDraw(account));
  }

  @Answers(bracketCalls.matchList)
  async matchList(@Param('id', IdPipe) id: number) {
    const pool = await this.pool(id);
    return { status: pool.status, data: matchList(await this.brackets.ofPool(id)) };
  }

  @Answers(bracketCalls.showBracket)
  async showBracket(
    @Param('tournament_id', IdPipe) tournamentId: number,
    @Param('match_category_id', IdPipe) matchCategoryId: number,
    @Param('age_category_id', IdPipe) ageCategoryId: number,
    @CurrentAccount() account: RequestAccount,
  ) {
    if (!(await this.pools.tournamentStands(tournamentId))) throw notFound(thingSentences.event);
    const read = () => this.brackets.ofAge(tournamentId, matchCategoryId, ageCategoryId);
    return showBracket(await wholes.run(read, account.id));
  }

  @Answers(bracketCalls.recap)
  async recap(@Query() query: RecapQuery, @CurrentAccount() account: RequestAccount) {
    if (!(await this.pools.tournamentStands(query.tournament_id))) throw notFound(thingSentences.event);
    const read = () => this.brackets.ofTournament(query.tournament_id);
    return { data: recap(await wholes.run(read, account.id)) };
  }

  private async pool(id: number): Promise<PoolRecord> {
    const pool = await this.pools.find(id);
    if (!pool) throw notFound(drawingRefusalSentences['drawing-not-found']);
    return pool;
  }
}
