// The office's calls for officials: the list, one of them, and a list from a file.
import { Body, Controller, Param, Req, StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import * as officialCalls from '@gelanggang/contract/calls/officials';
import { OfficialRequest, OfficialsRequest } from '@gelanggang/contract/officials';
import { XLSX } from '@gelanggang/platform/files/file-kind';
import { Answers } from '../http/answers';
import { attachment } from '../http/attachment';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { readMultipart } from '../http/multipart-form';
import { notFound } from '../http/refusals';
import { OfficialListsService } from './official-lists.service';
import { officialsCsv, officialsXlsx } from './official-template';
import { OfficialsQueries } from './officials.queries';
import { OfficialsService } from './officials.service';
import { commonSentences } from '../http/sentences';
import { FILE, FormBody } from '../openapi/form-body';

const LIST_FORM = { file: 'file', maxBytes: 5 * 1024 * 1024, tooLarge: commonSentences.fileTooLarge(5) };

@Controller()
export class OfficialsController {
  constructor(
    private readonly queries: OfficialsQueries,
    private readonly officials: OfficialsService,
    private readonly lists: OfficialListsService,
  ) {}

  @Answers(officialCalls.list)
  async list(@Param('id', IdPipe) id: number) {
    return { data: await this.queries.list(id) };
  }

  @Answers(officialCalls.create)
  create(@Param('id', IdPipe) id: number, @Body() body: OfficialRequest) {
    return this.officials.create(id, body);
  }

  @Answers(officialCalls.update)
  update(@Param('id', IdPipe) id: number, @Body() body: OfficialRequest) {
    return this.officials.update(id, body);
  }

  @Answers(officialCalls.remove)
  remove(@Param('id', IdPipe) id: number) {
    return this.officials.remove(id);
  }

  @Answers(officialCalls.template)
  async template(@Param('format') format: string) {
    if (format !== 'xlsx' && format !== 'csv') throw notFound();
    const [content, type] =
      format === 'xlsx' ? [await officialsXlsx(), XLSX.contentType] : [officialsCsv(), 'text/csv; charset=utf-8'];
    return new StreamableFile(content, { type, disposition: attachment(`daftar-petugas.${format}`) });
  }

  @Answers(officialCalls.readList)
  @FormBody({ file: FILE })
  async readList(
    @Param('id', IdPipe) id: number,
    @Req() request: FastifyRequest,
    @CurrentAccount() account: RequestAccount,
  ) {
    const receive = async () => (await readMultipart(request, LIST_FORM)).file;
    return { data: await this.lists.read(id, receive, account) };
  }

  @Answers(officialCalls.takeIn)
  takeIn(@Param('id', IdPipe) id: number, @Body() body: OfficialsRequest) {
    return this.officials.takeIn(id, body);
  }
}
