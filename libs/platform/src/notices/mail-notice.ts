// Mails what a notice says, with a link to its place, to active accounts, and sends it to the phones of those who asked for
// that; in the transaction of the change as well.
import type { EntityManager } from 'typeorm';
import type { NoticeKind, Notices } from '@gelanggang/contract/notices';
import { mailBody } from '../mail/mail-body';
import { queueMail } from '../mail/mail-outbox';
import { queueTexts } from '../text-messages/text-outbox';
import { noticeText } from './notify';

interface MailedNotice<K extends NoticeKind> {
  kind: K;
  data: Notices[K];
  to: readonly number[];
  /** Of the web app, without a slash at its end. */
  address: string;
  /** What the link's button says. */
  action: string;
}

/** A reason of a thousand characters makes no subject. */
const LONGEST_SUBJECT = 120;

export async function mailNotice<K extends NoticeKind>(
  manager: EntityManager,
  { kind, data, to, address, action }: MailedNotice<K>,
): Promise<void> {
  const people: { name: string; email: string }[] = await manager.query(
    'select name, email from account where id = any($1::bigint[]) and is_active order by id',
    [to],
  );
  const { title, text, path } = noticeText(kind, data);
  await queueTexts(manager, to, [title, text, address + path].join('\n'));
  for (const { name, email } of people) {
    await queueMail(manager, {
      to: email,
      subject: title.length > LONGEST_SUBJECT ? `${title.slice(0, LONGEST_SUBJECT - 1)}…` : title,
      ...mailBody({
        greeting: `Halo ${name},`,
        paragraphs: [title, text],
        action: { label: action, url: address + path },
      }),
    });
  }
}
