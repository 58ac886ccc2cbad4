// /athletes: the register of the caller's own athletes, whatever else the account may do.
import { Body, Controller, Header, Param, Query, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { EnterAthletesRequest } from '@gelanggang/contract/athlete-entries';
import {
  ATHLETE_PAPER_MAX_BYTES,
  AthletePaperRequest,
  AthleteRequest,
  AthletesQuery,
  ProposalsQuery,
} from '@gelanggang/contract/athletes';
import * as athleteCalls from '@gelanggang/contract/calls/athletes';
import type { RegisterPaper } from '@gelanggang/domain/athletes/register-papers';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { readMultipart } from '../http/multipart-form';
import { limitOf, paginated, RequestUrl } from '../http/pagination';
import { notFound } from '../http/refusals';
import { createValidationPipe } from '../http/validation.pipe';
import { AthleteProposalsQueries } from './athlete-proposals.queries';
import { AthletesQueries } from './athletes.queries';
import { AthletesService } from './athletes.service';
import { EnterAthletesService } from './enter-athletes.service';
import { RegisterPaperPipe } from './register-paper.pipe';
import { RegisterPapersService } from './register-papers.service';
import { thingSentences, commonSentences } from '../http/sentences';
import { FILE, FormBody } from '../openapi/form-body';

const pipe = createValidationPipe();

@Controller()
export class AthletesController {
  constructor(
    private readonly queries: AthletesQueries,
    private readonly proposed: AthleteProposalsQueries,
    private readonly service: AthletesService,
    private readonly entries: EnterAthletesService,
    private readonly papers: RegisterPapersService,
  ) {}

  @Answers(athleteCalls.list)
  async list(@Query() query: AthletesQuery, @CurrentAccount() account: RequestAccount, @RequestUrl() url: string) {
    const { rows, total } = await this.queries.page(account.id, query.search, limitOf(query));
    return paginated(rows, total, query, url);
  }

  @Answers(athleteCalls.entering)
  async entering(@CurrentAccount() account: RequestAccount) {
    return { data: await this.proposed.entering(account.id) };
  }

  @Answers(athleteCalls.proposals)
  async proposals(@Query() query: ProposalsQuery, @CurrentAccount() account: RequestAccount) {
    return { data: await this.proposed.proposals(account.id, query.contingent_id, query.tournament_id) };
  }

  @Answers(athleteCalls.enter)
  enter(@Body() body: EnterAthletesRequest, @CurrentAccount() account: RequestAccount) {
    return this.entries.enter(body, account);
  }

  @Answers(athleteCalls.read)
  async read(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    const data = await this.queries.byId(id, account.id);
    if (!data) throw notFound(thingSentences.athlete);
    return { data };
  }

  @Answers(athleteCalls.results)
  async results(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    if (!(await this.queries.byId(id, account.id))) throw notFound(thingSentences.athlete);
    return { data: await this.queries.results(id, account.id) };
  }

  @Answers(athleteCalls.create)
  create(@Body() body: AthleteRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.create(body, account.id);
  }

  @Answers(athleteCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: AthleteRequest, @CurrentAccount() account: RequestAccount) {
    return this.service.update(id, body, account.id);
  }

  @Answers(athleteCalls.remove)
  remove(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.service.remove(id, account.id);
  }

  @Answers(athleteCalls.paper)
  @Header('cache-control', 'private, no-store')
  async paper(
    @Param('id', IdPipe) id: number,
    @Param('kind', RegisterPaperPipe) kind: RegisterPaper,
    @CurrentAccount() account: RequestAccount,
  ) {
    const { stream, name, contentType, size } = await this.papers.open(id, kind, account);
    return new StreamableFile(stream, { type: contentType, length: size, disposition: `inline; filename="${name}"` });
  }

  @Answers(athleteCalls.savePaper)
  @FormBody({ paper: FILE })
  async savePaper(
    @Param('id', IdPipe) id: number,
    @Param('kind', RegisterPaperPipe) kind: RegisterPaper,
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    const { file, fields } = await readMultipart(request, {
      file: 'paper',
      maxBytes: ATHLETE_PAPER_MAX_BYTES,
      tooLarge: commonSentences.fileTooLarge(10),
    });
    const body = (await pipe.transform(fields, { type: 'body', metatype: AthletePaperRequest })) as AthletePaperRequest;
    return this.papers.save(id, kind, file, body, account);
  }

  @Answers(athleteCalls.removePaper)
  removePaper(
    @Param('id', IdPipe) id: number,
    @Param('kind', RegisterPaperPipe) kind: RegisterPaper,
    @CurrentAccount() account: RequestAccount,
  ) {
    return this.papers.remove(id, kind, account);
  }
}
