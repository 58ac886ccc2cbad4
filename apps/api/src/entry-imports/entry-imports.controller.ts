// Entry lists from the browser: the template, a file read as a table, its rows checked, and stored for the job.
import { Body, Controller, Get, HttpCode, Param, Post, Req, StreamableFile } from '@nestjs/common';
import { ApiBody, ApiConsumes } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import {
  type CheckedListAnswer,
  EntryRowsRequest,
  type ReadListAnswer,
  RefusedRowsRequest,
  type StoredListAnswer,
  StoreListRequest,
} from '@gelanggang/contract/entry-imports';
import { attachment } from '../http/attachment';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { readMultipart } from '../http/multipart-form';
import { notFound } from '../http/refusals';
import { EntryImportsService } from './entry-imports.service';
import { refusedWorkbook } from './refused-rows';
import { csvTemplate, xlsxTemplate } from './entry-template';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const LIST_FORM = { file: 'file', maxBytes: 5 * 1024 * 1024, tooLarge: 'Berkas lebih dari 5 MB.' };

@Controller('entry-imports')
export class EntryImportsController {
  constructor(private readonly imports: EntryImportsService) {}

  @Get('template/:format')
  async template(@Param('format') format: string): Promise<StreamableFile> {
    if (format !== 'xlsx' && format !== 'csv') throw notFound();
    const [content, type] =
      format === 'xlsx' ? [await xlsxTemplate(), XLSX] : [csvTemplate(), 'text/csv; charset=utf-8'];
    return new StreamableFile(content, { type, disposition: attachment(`daftar-peserta.${format}`) });
  }

  @Post('read')
  @HttpCode(200)
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { file: { type: 'string', format: 'binary' } } } })
  async read(@Req() request: FastifyRequest, @CurrentAccount() account: RequestAccount): Promise<ReadListAnswer> {
    const receive = async () => (await readMultipart(request, LIST_FORM)).file;
    return { data: await this.imports.read(receive, account) };
  }

  @Post('check')
  @HttpCode(200)
  async check(@Body() body: EntryRowsRequest, @CurrentAccount() account: RequestAccount): Promise<CheckedListAnswer> {
    return { data: await this.imports.check(body, account) };
  }

  @Post('refused')
  @HttpCode(200)
  async refused(@Body() { sheets }: RefusedRowsRequest): Promise<StreamableFile> {
    const options = { type: XLSX, disposition: attachment('baris-yang-ditolak.xlsx') };
    return new StreamableFile(await refusedWorkbook(sheets), options);
  }

  @Post()
  async store(@Body() body: StoreListRequest, @CurrentAccount() account: RequestAccount): Promise<StoredListAnswer> {
    return { data: { list_id: await this.imports.store(body, account) } };
  }
}
