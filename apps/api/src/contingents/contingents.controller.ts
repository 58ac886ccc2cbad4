// /contingents and its relatives: own rows only, all for who may manage contingents.
import { Body, Controller, Delete, Get, HttpCode, Param, Post, Put, Query } from '@nestjs/common';
import {
  type ContingentDetail,
  type ContingentName,
  type ContingentRow,
  ContingentsQuery,
  CreateContingentRequest,
  MyContingentsQuery,
  type SavedContingentAnswer,
  UpdateContingentRequest,
} from '@gelanggang/contract/contingents';
import type { Data, Paginated } from '@gelanggang/contract/http';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { ownerOf } from '../http/own-rows';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { notFound } from '../http/refusals';
import { ContingentsQueries } from './contingents.queries';
import { ContingentsService } from './contingents.service';

@Controller('contingents')
export class ContingentsController {
  constructor(
    private readonly contingents: ContingentsQueries,
    private readonly service: ContingentsService,
  ) {}

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

  @Post()
  @HttpCode(201)
  create(
    @Body() body: CreateContingentRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<SavedContingentAnswer> {
    return this.service.create(body, account);
  }

  @Put(':id')
  update(
    @Param('id', IdPipe) id: number,
    @Body() body: UpdateContingentRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<SavedContingentAnswer> {
    return this.service.update(id, body, account);
  }

  @Delete(':id')
  remove(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<{ message: string }> {
    return this.service.remove(id, account);
  }
}
