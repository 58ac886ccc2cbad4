// What somebody reads who was given an account: who gave it, and where to choose a password.
import type { EntityManager } from 'typeorm';
import { createAccountLink } from '@gelanggang/database/queries/account-link.queries';
import { type Env, publicAddress } from '@gelanggang/platform/env/env';
import { wordedFor } from '@gelanggang/platform/languages/receivers';
import { mailBody } from '@gelanggang/platform/mail/mail-body';
import { queueMail } from '@gelanggang/platform/mail/mail-outbox';
import { mailTexts } from '@gelanggang/platform/mail/mail-texts';
import { accountInvitationTexts as texts } from './mail-texts';

export async function mailInvitation(
  manager: EntityManager,
  env: Env,
  to: { id: number; name: string; email: string },
  from: string,
): Promise<void> {
  const token = await createAccountLink(manager, to.id, 'invite');
  const letter = await wordedFor(manager, to.id, () => ({
    subject: texts.subject(from),
    ...mailBody({
      greeting: mailTexts.greeting(to.name),
      paragraphs: [texts.invited(from)],
      // behind #: browsers send that to no server, so it is in no log and no referrer
      action: { label: texts.action, url: `${publicAddress(env)}/admin/reset-password#${token}` },
      notes: texts.notes,
    }),
  }));
  await queueMail(manager, { to: to.email, ...letter });
}
