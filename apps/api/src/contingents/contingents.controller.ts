// /contingents and its relatives: own rows only, all for who may manage contingents.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as contingentCalls from '@gelanggang/contract/calls/contingents';
import {
  ContingentsQuery,
  CreateContingentRequest,
  MyContingentsQuery,
  UpdateContingentRequest,
} from '@gelanggang/contract/contingents';
import { contingentsFilter } from '@gelanggang/database/queries/contingent-list.queries';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ownerOf, seenBy } from '../http/own-rows';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { notFound } from '../http/refusals';
import { ContingentsQueries } from './contingents.queries';
import { ContingentsService } from './contingents.service';
import { thingSentences } from '../http/sentences';

@Controller()
export class ContingentsController {
  constructor(
    private readonly contingents: ContingentsQueries,
    private readonly service: ContingentsService,
  ) {}

  @Answers(contingentCalls.list)
  async list(@Query() query: ContingentsQuery, @CurrentAccount() account: RequestAccount, @RequestUrl() url: string) {
    const filter = contingentsFilter(query, seenBy(account, query.tournament_id));
    const { rows, total } = await this.contingents.page(filter, limitOf(query));
    return paginated(rows, total, query, url);
  }

  /** Mine, also for who may see all: this is the checklist of the registration page (spec 1 §2). */
  @Answers(contingentCalls.mine)
  mine(@Query() query: MyContingentsQuery, @CurrentAccount() account: RequestAccount) {
    return this.contingents.ofAccount(account.id, query.tournament_id ?? null);
  }

  @Answers(contingentCalls.names)
  names(@CurrentAccount() account: RequestAccount) {
    return this.contingents.names(seenBy(account, undefined), null);
  }

  @Answers(contingentCalls.namesOfTournament)
  namesOfTournament(@Param('tournamentId', IdPipe) tournamentId: number, @CurrentAccount() account: RequestAccount) {
    return this.contingents.names(seenBy(account, tournamentId), tournamentId);
  }

  @Answers(contingentCalls.read)
  async read(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    const data = await this.contingents.byId(id, ownerOf(account));
    if (!data) throw notFound(thingSentences.contingent);
    return { data };
  }

  @Answers(contingentCalls.create)
  create(@Body() body: CreateContingentRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.create(body, account);
  }

  @Answers(contingentCalls.update)
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateContingentRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.service.update(id, body, account);
  }

  @Answers(contingentCalls.remove)
  remove(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.service.remove(id, account);
  }
}
