// Entry lists from the browser: the template, a file read as a table, its rows checked, and stored for the job.
import { Body, Controller, Param, Req, StreamableFile } from '@nestjs/common';
import * as entryImportCalls from '@gelanggang/contract/calls/entry-imports';
import type { FastifyRequest } from 'fastify';
import { EntryRowsRequest, RefusedRowsRequest, StoreListRequest } from '@gelanggang/contract/entry-imports';
import { XLSX } from '@gelanggang/platform/files/file-kind';
import { Answers } from '../http/answers';
import { attachment } from '../http/attachment';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { readMultipart } from '../http/multipart-form';
import { notFound } from '../http/refusals';
import { EntryImportsService } from './entry-imports.service';
import { refusedWorkbook } from './refused-rows';
import { csvTemplate, xlsxTemplate } from './entry-template';
import { commonSentences } from '../http/sentences';
import { FILE, FormBody } from '../openapi/form-body';

const LIST_FORM = { file: 'file', maxBytes: 5 * 1024 * 1024, tooLarge: commonSentences.fileTooLarge(5) };

@Controller()
export class EntryImportsController {
  constructor(private readonly imports: EntryImportsService) {}

  @Answers(entryImportCalls.template)
  async template(@Param('format') format: string) {
    if (format !== 'xlsx' && format !== 'csv') throw notFound();
    const [content, type] =
      format === 'xlsx' ? [await xlsxTemplate(), XLSX.contentType] : [csvTemplate(), 'text/csv; charset=utf-8'];
    return new StreamableFile(content, { type, disposition: attachment(`daftar-peserta.${format}`) });
  }

  @Answers(entryImportCalls.read)
  @FormBody({ file: FILE })
  async read(@Req() request: FastifyRequest, @CurrentAccount() account: RequestAccount) {
    const receive = async () => (await readMultipart(request, LIST_FORM)).file;
    return { data: await this.imports.read(receive, account) };
  }

  @Answers(entryImportCalls.check)
  async check(@Body() body: EntryRowsRequest, @CurrentAccount() account: RequestAccount) {
    return { data: await this.imports.check(body, account) };
  }

  @Answers(entryImportCalls.refused)
  async refused(@Body() { sheets }: RefusedRowsRequest) {
    const options = { type: XLSX.contentType, disposition: attachment('baris-yang-ditolak.xlsx') };
    return new StreamableFile(await refusedWorkbook(sheets), options);
  }

  @Answers(entryImportCalls.store)
  async store(@Body() body: StoreListRequest, @CurrentAccount() account: RequestAccount) {
    return { data: { list_id: await this.imports.store(body, account) } };
  }
}
