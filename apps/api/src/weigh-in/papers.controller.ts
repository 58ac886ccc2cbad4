// The office's calls for athletes' papers and the first weigh-in.
import { Body, Controller, Param } from '@nestjs/common';
import * as paperCalls from '@gelanggang/contract/calls/papers';
import { PaperRequest, PaperSettingsRequest } from '@gelanggang/contract/athlete-papers';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { PaperRemindersService } from './paper-reminders.service';
import { PapersQueries } from './papers.queries';
import { PapersService } from './papers.service';

@Controller()
export class PapersController {
  constructor(
    private readonly queries: PapersQueries,
    private readonly papers: PapersService,
    private readonly reminders: PaperRemindersService,
  ) {}

  @Answers(paperCalls.list)
  async list(@Param('id', IdPipe) id: number) {
    return { data: await this.queries.list(id) };
  }

  @Answers(paperCalls.saveSettings)
  saveSettings(@Param('id', IdPipe) id: number, @Body() body: PaperSettingsRequest) {
    return this.papers.saveSettings(id, body);
  }

  @Answers(paperCalls.remind)
  remind(@Param('id', IdPipe) id: number) {
    return this.reminders.remind(id);
  }

  @Answers(paperCalls.save)
  save(@Param('id', IdPipe) id: number, @Body() body: PaperRequest, @CurrentAccount() account: RequestAccount) {
    return this.papers.save(id, body, account.id);
  }
}
