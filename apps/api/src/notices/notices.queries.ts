// Reads an account's own notices.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { NOTICE_TEXTS } from '@gelanggang/contract/notices';
import type { NoticeRow } from '@gelanggang/platform/notices/notify';

/** Kinds that this version can say; a newer one may have written others. */
const KINDS = Object.keys(NOTICE_TEXTS);

@Injectable()
export class NoticesQueries {
  constructor(private readonly dataSource: DataSource) {}

  /** Newest first, below `before`. */
  page(accountId: number, before: number | null, limit: number): Promise<NoticeRow[]> {
    return this.dataSource.query(
      `select id, kind, data, at, read_at as "readAt" from notice
       where account_id = $1 and ($2::bigint is null or id < $2) and kind = any($3)
       order by id desc limit $4`,
      [accountId, before, KINDS, limit],
    );
  }

  async unread(accountId: number, manager: EntityManager = this.dataSource.manager): Promise<number> {
    const [row] = await manager.query<{ unread: number }[]>(
      'select count(*)::int as unread from notice where account_id = $1 and read_at is null and kind = any($2)',
      [accountId, KINDS],
    );
    return row?.unread ?? 0;
  }
}
