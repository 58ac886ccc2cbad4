// The office's calls for athletes' papers and the first weigh-in.
import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import {
  type AthletePapers,
  type PaperAnswer,
  PaperRequest,
  type PaperSettings,
  PaperSettingsRequest,
} from '@gelanggang/contract/athlete-papers';
import type { Data } from '@gelanggang/contract/http';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { PapersQueries } from './papers.queries';
import { PapersService } from './papers.service';

@Controller()
export class PapersController {
  constructor(
    private readonly queries: PapersQueries,
    private readonly papers: PapersService,
  ) {}

  @Get('tournaments/:id/athlete-papers')
  async list(@Param('id', IdPipe) id: number): Promise<Data<AthletePapers>> {
    return { data: await this.queries.list(id) };
  }

  @Put('tournaments/:id/athlete-papers')
  saveSettings(@Param('id', IdPipe) id: number, @Body() body: PaperSettingsRequest): Promise<Saved<PaperSettings>> {
    return this.papers.saveSettings(id, body);
  }

  @Put('athlete-papers/:id')
  save(
    @Param('id', IdPipe) id: number,
    @Body() body: PaperRequest,
    @CurrentAccount() account: RequestAccount,
  ): Promise<PaperAnswer> {
    return this.papers.save(id, body, account.id);
  }
}
