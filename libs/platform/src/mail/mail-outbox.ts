// Puts a mail into the outbox, in the transaction of the change that it tells: no commit, no mail; a commit, always
// its mail. A worker sends it (mail-sender.ts).
import type { EntityManager } from 'typeorm';

/** The channel on which a commit tells the senders that a mail waits. */
export const MAIL_CHANNEL = 'gelanggang_mail';

export interface OutgoingMail {
  to: string;
  subject: string;
  /** Both forms from `mailBody`, or plain text alone. */
  text: string;
  html?: string;
}

export async function queueMail(manager: EntityManager, mail: OutgoingMail): Promise<void> {
  // reserved, and nobody's (RFC 2606): there is no one to tell
  if (mail.to.endsWith('.invalid')) return;
  // a subject is one line, whatever a name in it holds
  const subject = mail.subject.replace(/\s+/g, ' ').trim();
  await manager.query('insert into mail (to_address, subject, text, html) values ($1, $2, $3, $4)', [
    mail.to,
    subject,
    mail.text,
    mail.html ?? null,
  ]);
  await manager.query('select pg_notify($1, $2)', [MAIL_CHANNEL, '']);
}
