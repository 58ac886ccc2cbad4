// Marks notices read, in every tab of the account at once.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { RequestAccount } from '../http/current-account';
import { notFound } from '../http/refusals';
import { NoticesQueries } from './notices.queries';
import { noticesSentences } from './sentences';

@Injectable()
export class NoticesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly notices: NoticesQueries,
  ) {}

  /** One that is read already stays as it is; another account's is not there. Answers how many are unread. */
  async read(id: number, account: RequestAccount): Promise<number> {
    const own: unknown[] = await this.dataSource.query('select 1 from notice where id = $1 and account_id = $2', [
      id,
      account.id,
    ]);
    if (own.length === 0) throw notFound(noticesSentences.notFound);
    return this.mark(account, 'id = $2', id);
  }

  /** Those up to `upTo`, which is the newest that the person has seen. */
  readAll(upTo: number, account: RequestAccount): Promise<number> {
    return this.mark(account, 'id <= $2', upTo);
  }

  private mark({ id: accountId }: RequestAccount, which: string, value: number): Promise<number> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      // in order of id, as everybody who marks notices
      const [, marked] = await manager.query<[unknown[], number]>(
        `with wanted as (
           select id from notice where account_id = $1 and read_at is null and ${which} order by id for no key update)
         update notice n set read_at = now() from wanted where n.id = wanted.id`,
        [accountId, value],
      );
      if (marked > 0) emit(streams.user(accountId), 'notices.read', {});
      return this.notices.unread(accountId, manager);
    });
  }
}
