// POST /jobs and its relatives: the tray of background work.
import { Body, Controller, Delete, Get, Header, HttpCode, Param, Post, type StreamableFile } from '@nestjs/common';
import type { Data } from '@gelanggang/contract/http';
import { CreateJobRequest } from '@gelanggang/contract/job-requests';
import type { JobAnswer } from '@gelanggang/contract/jobs';
import { toJobAnswer } from '@gelanggang/platform/jobs/job-row';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { JobFiles } from './job-files.service';
import { JobsService } from './jobs.service';

@Controller('jobs')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly files: JobFiles,
  ) {}

  @Post()
  @HttpCode(202)
  async create(@Body() body: CreateJobRequest, @CurrentAccount() account: RequestAccount): Promise<Data<JobAnswer>> {
    const { job } = await this.jobs.create(body.kind, { ...body.params }, account);
    return { data: toJobAnswer(job) };
  }

  @Get()
  async list(@CurrentAccount() account: RequestAccount): Promise<Data<JobAnswer[]>> {
    // an arena's laptop has none: they are of who made its code
    return { data: account.arenaId === null ? (await this.jobs.list(account)).map(toJobAnswer) : [] };
  }

  @Get(':id')
  async read(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<Data<JobAnswer>> {
    return { data: toJobAnswer(await this.jobs.find(id, account)) };
  }

  @Get(':id/file')
  @Header('cache-control', 'private, no-store')
  async file(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<StreamableFile> {
    return this.files.answer(await this.jobs.find(id, account));
  }

  @Delete(':id')
  async cancel(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<Data<JobAnswer>> {
    return { data: toJobAnswer(await this.jobs.cancel(id, account)) };
  }

  @Post(':id/retry')
  @HttpCode(202)
  async retry(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount): Promise<Data<JobAnswer>> {
    return { data: toJobAnswer(await this.jobs.retry(id, account)) };
  }
}
