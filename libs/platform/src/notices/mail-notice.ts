// Mails what a notice says, with a link to its place, to active accounts, and sends it to the phones of those who asked for
// that; in the transaction of the change as well, and to each in its own wording.
import type { EntityManager } from 'typeorm';
import type { NoticeKind, Notices } from '@gelanggang/contract/notices';
import { wordingsOf } from '../languages/receivers';
import { inWording } from '../languages/wording';
import { mailBody } from '../mail/mail-body';
import { queueMail } from '../mail/mail-outbox';
import { mailTexts } from '../mail/mail-texts';
import { queueTexts } from '../text-messages/text-outbox';
import { noticeText } from './notify';

interface MailedNotice<K extends NoticeKind> {
  kind: K;
  data: Notices[K];
  to: readonly number[];
  /** Of the web app, without a slash at its end. */
  address: string;
  /** What the link's button says. */
  action: keyof typeof mailTexts.actions;
}

/** A reason of a thousand characters makes no subject. */
const LONGEST_SUBJECT = 120;

export async function mailNotice<K extends NoticeKind>(
  manager: EntityManager,
  { kind, data, to, address, action }: MailedNotice<K>,
): Promise<void> {
  const people: { id: number; name: string; email: string }[] = await manager.query(
    'select id, name, email from account where id = any($1::bigint[]) and is_active order by id',
    [to],
  );
  const wordingOf = await wordingsOf(manager, to);
  const letters = people.map((person) => inWording(wordingOf(person.id), () => letterTo(person)));
  await queueTexts(manager, letters);
  for (const { mail } of letters) await queueMail(manager, mail);

  function letterTo({ id, name, email }: (typeof people)[number]) {
    const { title, text, path } = noticeText(kind, data);
    const body = mailBody({
      greeting: mailTexts.greeting(name),
      paragraphs: [title, text],
      action: { label: mailTexts.actions[action], url: address + path },
    });
    const subject = title.length > LONGEST_SUBJECT ? `${title.slice(0, LONGEST_SUBJECT - 1)}…` : title;
    return {
      accountId: id,
      text: [title, text, address + path].join('\n'),
      mail: { to: email, subject, ...body },
    };
  }
}
