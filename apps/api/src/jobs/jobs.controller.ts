// POST /jobs and its relatives: the tray of background work.
import { Body, Controller, Header, Param } from '@nestjs/common';
import * as jobCalls from '@gelanggang/contract/calls/jobs';
import { CreateJobRequest } from '@gelanggang/contract/job-requests';
import { toJobAnswer } from '@gelanggang/platform/jobs/job-row';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { JobFiles } from './job-files.service';
import { JobsService } from './jobs.service';

@Controller()
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly files: JobFiles,
  ) {}

  @Answers(jobCalls.create)
  async create(@Body() body: CreateJobRequest, @CurrentAccount() account: RequestAccount) {
    const { job } = await this.jobs.create(body.kind, { ...body.params }, account);
    return { data: toJobAnswer(job) };
  }

  @Answers(jobCalls.list)
  async list(@CurrentAccount() account: RequestAccount) {
    // an arena's laptop has none: they are of who made its code
    return { data: account.arenaId === null ? (await this.jobs.list(account)).map(toJobAnswer) : [] };
  }

  @Answers(jobCalls.read)
  async read(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: toJobAnswer(await this.jobs.find(id, account)) };
  }

  @Answers(jobCalls.file)
  @Header('cache-control', 'private, no-store')
  async file(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return this.files.answer(await this.jobs.find(id, account));
  }

  @Answers(jobCalls.cancel)
  async cancel(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: toJobAnswer(await this.jobs.cancel(id, account)) };
  }

  @Answers(jobCalls.retry)
  async retry(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { data: toJobAnswer(await this.jobs.retry(id, account)) };
  }
}
