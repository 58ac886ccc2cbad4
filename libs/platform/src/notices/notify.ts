// Tells accounts what happened to what is theirs: a row each in table `notice` and its event on the account's stream,
// in the transaction of the change. `mailNotice` says the same by mail.
import type { EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import {
  NOTICE_TEXTS,
  type NoticeAnswer,
  type NoticeKind,
  type Notices,
  type NoticeText,
} from '@gelanggang/contract/notices';
import type { Emit } from '../events/event-log';
import { wordingsOf } from '../languages/receivers';
import { inWording } from '../languages/wording';

export interface Notice<K extends NoticeKind> {
  kind: K;
  data: Notices[K];
  /** Whom to tell; each account once. */
  to: readonly number[];
  /** What it is about ('billing:12'), so that `settleNotices` can mark it read when that has moved on. */
  subject?: string;
  at: Date;
}

export interface NoticeRow {
  id: number;
  kind: NoticeKind;
  data: Notices[NoticeKind];
  at: Date;
  readAt: Date | null;
}

/** To be run in `writeWithEvents`. */
export async function notify<K extends NoticeKind>(
  manager: EntityManager,
  emit: Emit,
  { kind, data, to, subject = '', at }: Notice<K>,
): Promise<void> {
  const accounts = [...new Set(to)].sort((a, b) => a - b);
  if (accounts.length === 0) return;
  const rows: { id: number; accountId: number }[] = await manager.query(
    `insert into notice (account_id, kind, subject, data, at)
     select account_id, $2, $3, $4::jsonb, $5 from unnest($1::bigint[]) as told (account_id)
     returning id, account_id as "accountId"`,
    [accounts, kind, subject, JSON.stringify(data), at],
  );
  const wordingOf = await wordingsOf(manager, accounts);
  for (const { id, accountId } of rows) {
    const notice = inWording(wordingOf(accountId), () => noticeAnswer({ id, kind, data, at, readAt: null }));
    emit(streams.user(accountId), 'notice.added', { notice });
  }
}

/** What was told of a subject is over: whoever has not read it need not any more. In order of id: no two deadlock. */
export async function settleNotices(manager: EntityManager, emit: Emit, subject: string, at: Date): Promise<void> {
  const accounts: { accountId: number }[] = await manager.query(
    `with over as (select id from notice where subject = $1 and read_at is null order by id for no key update),
       settled as (update notice n set read_at = $2 from over where n.id = over.id returning n.account_id)
     select distinct account_id as "accountId" from settled`,
    [subject, at],
  );
  for (const { accountId } of accounts) emit(streams.user(accountId), 'notices.read', {});
}

export function noticeAnswer({ id, kind, data, at, readAt }: NoticeRow): NoticeAnswer {
  return { id, kind, ...noticeText(kind, data), at: at.toISOString(), read_at: readAt?.toISOString() ?? null };
}

export function noticeText(kind: NoticeKind, data: Notices[NoticeKind]): NoticeText {
  // each kind's text takes that kind's data; whoever tells, and the row, keep both together
  const say = NOTICE_TEXTS[kind] as (given: Notices[NoticeKind]) => NoticeText;
  return say(data);
}
