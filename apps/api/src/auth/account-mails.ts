// What people read in their mail about their account: a forgotten password, an address to confirm, and what was changed.
import type { EntityManager } from 'typeorm';
import { createAccountLink } from '@gelanggang/database/queries/account-link.queries';
import { type Env, publicAddress } from '@gelanggang/platform/env/env';
import { wordedFor } from '@gelanggang/platform/languages/receivers';
import { currentWording } from '@gelanggang/platform/languages/wording';
import { mailBody } from '@gelanggang/platform/mail/mail-body';
import { queueMail } from '@gelanggang/platform/mail/mail-outbox';
import { mailTexts } from '@gelanggang/platform/mail/mail-texts';
import { accountMailTexts as texts } from './mail-texts';

interface Addressee {
  id: number;
  name: string;
  email: string;
}

/**
 * Who signs up types any name and any address: until somebody has confirmed that it is theirs, no mail of ours carries there
 * what a stranger has typed.
 */
const greetingOf = (name: string, isConfirmed: boolean): string =>
  isConfirmed ? mailTexts.greeting(name) : mailTexts.greetingToNobody;

// who asks for these, and has chosen no language, reads the one of the page

export const mailPasswordLink = (
  manager: EntityManager,
  env: Env,
  to: Addressee & { isConfirmed: boolean },
): Promise<void> =>
  mailLink(manager, to, {
    purpose: 'reset',
    page: `${publicAddress(env)}/admin/reset-password`,
    words: 'passwordLink',
  });

export const mailVerification = (manager: EntityManager, env: Env, to: Addressee): Promise<void> =>
  mailLink(manager, to, { purpose: 'verify', page: `${publicAddress(env)}/admin/verify-email`, words: 'verification' });

/** To confirm the address that an account has from now on. */
export const mailNewAddress = (manager: EntityManager, env: Env, to: Addressee): Promise<void> =>
  mailLink(manager, to, { purpose: 'verify', page: `${publicAddress(env)}/admin/verify-email`, words: 'newAddress' });

interface MailedLink {
  purpose: 'reset' | 'verify';
  page: string;
  words: 'passwordLink' | 'verification' | 'newAddress';
}

async function mailLink(
  manager: EntityManager,
  to: Addressee & { isConfirmed?: boolean },
  { purpose, page, words }: MailedLink,
): Promise<void> {
  const token = await createAccountLink(manager, to.id, purpose);
  const letter = () => {
    const { subject, paragraphs, action, notes } = texts[words];
    return {
      subject,
      ...mailBody({
        greeting: greetingOf(to.name, to.isConfirmed === true),
        paragraphs,
        // behind #: browsers send that to no server, so it is in no log and no referrer
        action: { label: action, url: `${page}#${token}` },
        notes,
      }),
    };
  };
  await queueMail(manager, { to: to.email, ...(await wordedFor(manager, to.id, letter, currentWording())) });
}

/** `by`: who set it for them; null: they themselves. */
export async function mailPasswordChanged(
  manager: EntityManager,
  to: Addressee & { isConfirmed: boolean },
  by: string | null,
): Promise<void> {
  const letter = () => {
    const { subject, changed, changedBy, notes } = texts.passwordChanged;
    const paragraphs = [by === null ? changed : changedBy(by)];
    return { subject, ...mailBody({ greeting: greetingOf(to.name, to.isConfirmed), paragraphs, notes }) };
  };
  const unchosen = by === null ? currentWording() : undefined;
  await queueMail(manager, { to: to.email, ...(await wordedFor(manager, to.id, letter, unchosen)) });
}

/** To the address that the account had and to the one that it has now. `by`: who changed it; null: they themselves, who confirm it. */
export async function mailAddressChanged(
  manager: EntityManager,
  {
    id,
    name,
    before,
    after,
    isConfirmed,
  }: { id: number; name: string; before: string; after: string; isConfirmed: boolean },
  by: string | null,
): Promise<void> {
  const write = () => {
    const { subject, changed, changedBy, notes } = texts.addressChanged;
    const paragraphs = [by === null ? changed(before, after) : changedBy(by, before, after)];
    return { subject, ...mailBody({ greeting: greetingOf(name, isConfirmed), paragraphs, notes }) };
  };
  const letter = await wordedFor(manager, id, write, by === null ? currentWording() : undefined);
  for (const to of by === null ? [before] : [before, after]) await queueMail(manager, { to, ...letter });
}
