// GET, POST and DELETE /rehearsals.
import { Controller, Param } from '@nestjs/common';
import * as rehearsalCalls from '@gelanggang/contract/calls/rehearsal';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { RehearsalQueries } from './rehearsal.queries';
import { RehearsalService } from './rehearsal.service';

@Controller()
export class RehearsalController {
  constructor(
    private readonly rehearsals: RehearsalService,
    private readonly queries: RehearsalQueries,
  ) {}

  @Answers(rehearsalCalls.list)
  async list(@CurrentAccount() account: RequestAccount) {
    return { data: await this.queries.list(account) };
  }

  @Answers(rehearsalCalls.make)
  make(@CurrentAccount() account: RequestAccount) {
    return this.rehearsals.make(account.id);
  }

  @Answers(rehearsalCalls.remove)
  remove(@Param('id', IdPipe) id: number) {
    return this.rehearsals.remove(id);
  }
}
