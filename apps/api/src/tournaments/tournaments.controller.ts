// GET /tournaments and its public relatives, POST /tournaments/register.
import { Body, Controller, Get, HttpCode, Param, Post, Query, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import type { Data, Paginated } from '@gelanggang/contract/http';
import { MESSAGES } from '@gelanggang/contract/messages';
import { PageQuery } from '@gelanggang/contract/page-query';
import {
  type ArenaAnswer,
  type AwayTournament,
  type GalleryItem,
  RegisterContingentsRequest,
  type TournamentCard,
  type TournamentDetail,
  type TournamentName,
  type TournamentSummary,
} from '@gelanggang/contract/tournaments';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { seesDrafts } from '../http/draft-doors';
import { IdPipe } from '../http/id.pipe';
import { FromMemory } from '../http/last-known';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { notFound } from '../http/refusals';
import { RegistrationService } from './registration.service';
import { toCard, toDetail, toGalleryItem, toSummary } from './tournaments.mapper';
import { TournamentsQueries } from './tournaments.queries';

const NOT_FOUND = 'Kejuaraan tidak ditemukan.';

@Controller('tournaments')
export class TournamentsController {
  constructor(
    private readonly tournaments: TournamentsQueries,
    private readonly registration: RegistrationService,
  ) {}

  @Get()
  async list(
    @Query() query: PageQuery,
    @RequestUrl() url: string,
    @CurrentAccount() account: RequestAccount,
  ): Promise<Paginated<TournamentSummary>> {
    const { rows, total } = await this.tournaments.page(query.search, seesDrafts(account), limitOf(query));
    return paginated(rows.map(toSummary), total, query, url);
  }

  @Get('active')
  @FromMemory()
  async active(): Promise<TournamentCard[]> {
    return (await this.tournaments.active()).map(toCard);
  }

  /** Held by another instance just now: the office says so on every page. */
  @Get('away')
  async away(): Promise<Data<AwayTournament[]>> {
    return { data: await this.tournaments.away() };
  }

  @Get('all')
  all(@CurrentAccount() account: RequestAccount | null): Promise<TournamentName[]> {
    return this.tournaments.names(seesDrafts(account));
  }

  /** The running tournament, else the next active one, else null (domain-rules, "Where the database holds a rule"). */
  @Get('highlight')
  @FromMemory()
  async highlight(@Res({ passthrough: true }) reply: FastifyReply): Promise<TournamentSummary | string> {
    reply.type('application/json; charset=utf-8');
    const row = await this.tournaments.highlight();
    // Fastify sends nothing for null; JSON has a word for it
    return row ? toSummary(row) : 'null';
  }

  @Get('gallery')
  @FromMemory()
  async gallery(): Promise<Data<GalleryItem[]>> {
    return { data: (await this.tournaments.gallery()).map(toGalleryItem) };
  }

  @Get('detail/:slug')
  @FromMemory()
  async detail(@Param('slug') slug: string): Promise<TournamentDetail> {
    const row = await this.tournaments.bySlug(slug);
    if (!row) throw notFound(NOT_FOUND);
    return toDetail(row, await this.tournaments.partsOf(row.id));
  }

  @Get(':id')
  async read(@Param('id', IdPipe) id: number): Promise<TournamentDetail> {
    const row = await this.tournaments.byId(id);
    if (!row) throw notFound(NOT_FOUND);
    return toDetail(row, await this.tournaments.partsOf(id));
  }

  @Get(':id/arenas')
  async arenas(@Param('id', IdPipe) id: number): Promise<Data<ArenaAnswer[]>> {
    if (!(await this.tournaments.byId(id))) throw notFound(NOT_FOUND);
    return { data: await this.tournaments.arenas(id) };
  }

  @Post('register')
  @HttpCode(201)
  async register(
    @Body() body: RegisterContingentsRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<{ message: string }> {
    await this.registration.register(body.tournament_id, body.contingents, account);
    return { message: MESSAGES.registered };
  }
}
