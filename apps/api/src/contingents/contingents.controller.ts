// GET /contingents and its relatives: own rows only, all for who may manage contingents.
import { Controller, Get, Param, Query } from '@nestjs/common';
import {
  type ContingentDetail,
  type ContingentName,
  type ContingentRow,
  ContingentsQuery,
  MyContingentsQuery,
} from '@gelanggang/contract/contingents';
import type { Data, Paginated } from '@gelanggang/contract/http';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ownerOf } from '../http/own-rows';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { notFound } from '../http/refusals';
import { ContingentsQueries } from './contingents.queries';

@Controller('contingents')
export class ContingentsController {
  constructor(private readonly contingents: ContingentsQueries) {}

  @Get()
  async list(
    @Query() query: ContingentsQuery,
    @CurrentAccount() account: RequestAccount,
    @RequestUrl() url: string,
  ): Promise<Paginated<ContingentRow>> {
    const filter = { owner: ownerOf(account), tournamentId: query.tournament_id ?? null, search: query.search };
    const { rows, total } = await this.contingents.page(filter, limitOf(query));
    return paginated(rows, total, query, url);
  }

  /** Mine, also for who may see all: this is the checklist of the registration page (spec 1 §2). */
  @Get('my-contingents')
  mine(@Query() query: MyContingentsQuery, @CurrentAccount() account: RequestAccount): Promise<ContingentRow[]> {
    return this.contingents.ofAccount(account.id, query.tournament_id ?? null);
  }

  @Get('fetch-all')
  names(@CurrentAccount() account: RequestAccount): Promise<ContingentName[]> {
    return this.contingents.names(ownerOf(account), null);
  }

  @Get('by-tournament/:tournamentId')
  namesOfTournament(
    @Param('tournamentId', IdPipe) tournamentId: number,
    @CurrentAccount() account: RequestAccount,
  ): Promise<ContingentName[]> {
    return this.contingents.names(ownerOf(account), tournamentId);
  }

  @Get(':id')
  async read(
    @Param('id', IdPipe) id: number,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Data<ContingentDetail>> {
    const data = await this.contingents.byId(id, ownerOf(account));
    if (!data) throw notFound('Kontingen tidak ditemukan.');
    return { data };
  }
}
