// The bell: what the account was told, and that it has read it.
import { Body, Controller, Param, Query } from '@nestjs/common';
import * as noticeCalls from '@gelanggang/contract/calls/notices';
import { NoticesQuery, ReadNoticesRequest } from '@gelanggang/contract/notices';
import { noticeAnswer } from '@gelanggang/platform/notices/notify';
import { Answers } from '../http/answers';
import { CurrentAccount, type RequestAccount } from '../http/current-account';
import { IdPipe } from '../http/id.pipe';
import { NoticesQueries } from './notices.queries';
import { NoticesService } from './notices.service';

const PER_PAGE = 20;

@Controller()
export class NoticesController {
  constructor(
    private readonly notices: NoticesQueries,
    private readonly service: NoticesService,
  ) {}

  @Answers(noticeCalls.list)
  async list(@Query() query: NoticesQuery, @CurrentAccount() account: RequestAccount) {
    // an arena's laptop has none: they are of who made its code
    if (account.arenaId !== null) return { data: [], unread: 0, next: null };
    const [rows, unread] = await Promise.all([
      this.notices.page(account.id, query.before ?? null, PER_PAGE + 1),
      this.notices.unread(account.id),
    ]);
    const shown = rows.slice(0, PER_PAGE);
    return {
      data: shown.map(noticeAnswer),
      unread,
      next: rows.length > PER_PAGE ? (shown.at(-1)?.id ?? null) : null,
    };
  }

  @Answers(noticeCalls.read)
  async read(@Param('id', IdPipe) id: number, @CurrentAccount() account: RequestAccount) {
    return { unread: await this.service.read(id, account) };
  }

  @Answers(noticeCalls.readAll)
  async readAll(@Body() body: ReadNoticesRequest, @CurrentAccount() account: RequestAccount) {
    return { unread: await this.service.readAll(body.up_to, account) };
  }
}
