// GET, POST, PUT and DELETE /past-events, and GET /past-results.
import { Body, Controller, Param, Query, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import * as pastEventCalls from '@gelanggang/contract/calls/past-events';
import { PageQuery } from '@gelanggang/contract/page-query';
import {
  ARCHIVE_MAX_BYTES,
  FromArchiveRequest,
  PAST_LIST_MAX_BYTES,
  PastEventRequest,
  PastListRequest,
} from '@gelanggang/contract/past-events';
import { EVENT_LEVELS } from '@gelanggang/domain/past-events/levels';
import { XLSX } from '@gelanggang/platform/files/file-kind';
import { Answers } from '../http/answers';
import { attachment } from '../http/attachment';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { readMultipart } from '../http/multipart-form';
import { paginated, RequestUrl } from '../http/pagination';
import { createValidationPipe } from '../http/validation.pipe';
import { PastArchivesService } from './past-archives.service';
import { PastEventsQueries } from './past-events.queries';
import { PastEventsService } from './past-events.service';
import { PastListsService, type SentList } from './past-lists.service';
import { pastTemplate } from './past-template';
import { commonSentences } from '../http/sentences';
import { FILE, FormBody } from '../openapi/form-body';

const LIST_FORM = { file: 'file', maxBytes: PAST_LIST_MAX_BYTES, tooLarge: commonSentences.fileTooLarge(5) };
const ARCHIVE_FORM = { file: 'file', maxBytes: ARCHIVE_MAX_BYTES, tooLarge: commonSentences.fileTooLarge(30) };
const LIST_FIELDS = {
  file: FILE,
  mapping: { type: 'string', maxLength: 500 },
  sheet: { type: 'string', maxLength: 3 },
  fingerprint: { type: 'string', maxLength: 64 },
};
const ARCHIVE_FIELDS = {
  file: FILE,
  place: { type: 'string', maxLength: 200 },
  level: { type: 'string', enum: [...EVENT_LEVELS] },
};

@Controller()
export class PastEventsController {
  private readonly pipe = createValidationPipe();

  constructor(
    private readonly queries: PastEventsQueries,
    private readonly events: PastEventsService,
    private readonly lists: PastListsService,
    private readonly archives: PastArchivesService,
  ) {}

  @Answers(pastEventCalls.everyone)
  async everyone(@Query() query: PageQuery, @RequestUrl() url: string) {
    const { rows, total } = await this.queries.page(query);
    return paginated(rows, total, query, url);
  }

  @Answers(pastEventCalls.search)
  async search(@Query() query: PageQuery, @RequestUrl() url: string) {
    const { rows, total } = await this.queries.search(query);
    return paginated(rows, total, query, url);
  }

  @Answers(pastEventCalls.list)
  async list(@Query() query: PageQuery, @RequestUrl() url: string, @CurrentAccount() account: RequestAccount) {
    const { rows, total } = await this.queries.ofOffice(query, account);
    return paginated(rows, total, query, url);
  }

  @Answers(pastEventCalls.template)
  async template() {
    return new StreamableFile(await pastTemplate(), {
      type: XLSX.contentType,
      disposition: attachment('hasil-kejuaraan.xlsx'),
    });
  }

  @Answers(pastEventCalls.one)
  async one(@Param('id', IdPipe) id: number) {
    return { data: await this.queries.one(id) };
  }

  @Answers(pastEventCalls.read)
  async read(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: await this.queries.own(id, account) };
  }

  @Answers(pastEventCalls.create)
  create(@Body() body: PastEventRequest, @CurrentAccount() account: RequestAccount) {
    return this.events.create(body, account);
  }

  @Answers(pastEventCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: PastEventRequest, @CurrentAccount() account: RequestAccount) {
    return this.events.update(id, body, account);
  }

  @Answers(pastEventCalls.remove)
  remove(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.events.remove(id, account);
  }

  @Answers(pastEventCalls.preview)
  @FormBody(LIST_FIELDS, { required: ['file'] })
  async preview(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    return { data: await this.lists.preview(id, () => this.received(request), account) };
  }

  @Answers(pastEventCalls.take)
  @FormBody(LIST_FIELDS, { required: ['file'] })
  take(@Param('id', IdPipe) id: number, @Req() request: FastifyRequest, @CurrentAccount() account: RequestAccount) {
    return this.lists.take(id, () => this.received(request), account);
  }

  @Answers(pastEventCalls.takeArchive)
  @FormBody(ARCHIVE_FIELDS, { required: ['file', 'place', 'level'] })
  takeArchive(@Req() request: FastifyRequest, @CurrentAccount() account: RequestAccount) {
    const receive = async () => {
      const { file, fields } = await readMultipart(request, ARCHIVE_FORM);
      const asked: unknown = await this.pipe.transform(fields, { type: 'body', metatype: FromArchiveRequest });
      return { file, asked: asked as FromArchiveRequest };
    };
    return this.archives.take(receive, account);
  }

  @Answers(pastEventCalls.archive)
  async archive(@Param('id', IdPipe) id: number) {
    const { stream, length } = await this.archives.files(id);
    return new StreamableFile(stream, {
      ...{ type: 'application/zip', length, disposition: attachment('arsip-data-terbuka.zip') },
    });
  }

  @Answers(pastEventCalls.matches)
  async matches(@Param('id', IdPipe) id: number) {
    return { data: await this.archives.matches(id) };
  }

  private async received(request: FastifyRequest): Promise<SentList> {
    const { file, fields } = await readMultipart(request, LIST_FORM);
    const asked: unknown = await this.pipe.transform(fields, { type: 'body', metatype: PastListRequest });
    return { file, asked: asked as PastListRequest };
  }
}
