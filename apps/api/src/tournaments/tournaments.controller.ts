// GET /tournaments and its public relatives, POST /tournaments/register.
import { Body, Controller, Param, Query, Res } from '@nestjs/common';
import * as tournamentCalls from '@gelanggang/contract/calls/tournaments';
import type { FastifyReply } from 'fastify';
import { MESSAGES } from '@gelanggang/contract/messages';
import { PageQuery } from '@gelanggang/contract/page-query';
import { RegisterContingentsRequest } from '@gelanggang/contract/tournaments';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { draftsSeenBy } from '../http/draft-doors';
import { IdPipe } from '../http/id.pipe';
import { FromMemory } from '../http/last-known';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { notFound } from '../http/refusals';
import { RegistrationService } from './registration.service';
import { toCard, toDetail, toGalleryItem, toSummary } from './tournaments.mapper';
import { TournamentsQueries } from './tournaments.queries';
import { thingSentences } from '../http/sentences';

/** Fastify sends nothing for null; JSON has a word for it. */
const JSON_NULL = 'null' as unknown as null;
const NOT_FOUND = thingSentences.event;

function toldTo(account: RequestAccount | null) {
  const only = account?.rights.onlyOwn ?? null;
  const isManager = account?.rights.isOfSiteOffice === false;
  // whose roles are of tables and scales works in every tournament, to practise as well
  const seesAll = account !== null && (account.rights.seesAll || account.rights.isDayStaff);
  return { drafts: draftsSeenBy(account), only, accountId: account?.id ?? null, isManager, seesAll };
}

@Controller()
export class TournamentsController {
  constructor(
    private readonly tournaments: TournamentsQueries,
    private readonly registration: RegistrationService,
  ) {}

  @Answers(tournamentCalls.list)
  async list(@Query() query: PageQuery, @RequestUrl() url: string, @CurrentAccount() account: RequestAccount) {
    const { rows, total } = await this.tournaments.page(query.search, toldTo(account), limitOf(query));
    return paginated(rows.map(toSummary), total, query, url);
  }

  @Answers(tournamentCalls.active)
  @FromMemory()
  async active() {
    return (await this.tournaments.active()).map(toCard);
  }

  @Answers(tournamentCalls.ofOffice)
  async ofOffice(@CurrentAccount() account: RequestAccount) {
    return (await this.tournaments.activeToldTo(toldTo(account))).map(toCard);
  }

  /** Held by another instance just now: the office says so on every page. */
  @Answers(tournamentCalls.away)
  async away(@CurrentAccount() { rights }: RequestAccount) {
    return { data: await this.tournaments.away(rights.onlyOwn, rights.isOfOffice) };
  }

  @Answers(tournamentCalls.all)
  all(@CurrentAccount() account: RequestAccount | null) {
    return this.tournaments.names(toldTo(account));
  }

  /** The running tournament, else the next active one, else null (domain-rules, "Where the database holds a rule"). */
  @Answers(tournamentCalls.highlight)
  @FromMemory()
  async highlight(@Res({ passthrough: true }) reply: FastifyReply) {
    reply.type('application/json; charset=utf-8');
    const row = await this.tournaments.highlight();
    return row ? toSummary(row) : JSON_NULL;
  }

  @Answers(tournamentCalls.gallery)
  @FromMemory()
  async gallery() {
    return { data: (await this.tournaments.gallery()).map(toGalleryItem) };
  }

  @Answers(tournamentCalls.detail)
  @FromMemory()
  async detail(@Param('slug') slug: string) {
    const row = await this.tournaments.bySlug(slug);
    if (!row) throw notFound(NOT_FOUND);
    return toDetail(row, await this.tournaments.partsOf(row.id));
  }

  @Answers(tournamentCalls.read)
  async read(@Param('id', IdPipe) id: number) {
    const row = await this.tournaments.byId(id);
    if (!row) throw notFound(NOT_FOUND);
    return toDetail(row, await this.tournaments.partsOf(id));
  }

  @Answers(tournamentCalls.arenas)
  async arenas(@Param('id', IdPipe) id: number) {
    if (!(await this.tournaments.byId(id))) throw notFound(NOT_FOUND);
    return { data: await this.tournaments.arenas(id) };
  }

  @Answers(tournamentCalls.register)
  async register(@Body() body: RegisterContingentsRequest, @CurrentAccount() account: RequestAccount) {
    await this.registration.register(body.tournament_id, body.contingents, account);
    return { message: MESSAGES.registered };
  }
}
