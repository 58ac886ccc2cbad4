// Forgotten passwords and addresses to confirm, by one-time links that are mailed.
import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { LinkAnswer, ResetPasswordRequest } from '@gelanggang/contract/auth';
import {
  countRecentLinks,
  endAccountLinks,
  findAccountLink,
  takeAccountLink,
} from '@gelanggang/database/queries/account-link.queries';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { revokeSessions } from '@gelanggang/database/queries/session.queries';
import { Env } from '@gelanggang/platform/env/env';
import { Attempts } from '../guessing/attempts';
import { Devices } from '../guessing/devices';
import { Passwords } from '../guessing/passwords';
import { networkOf } from '../http/client-address';
import type { RequestAccount } from '../http/current-account';
import { conflict, tooManyRequests } from '../http/refusals';
import { mailPasswordChanged, mailPasswordLink, mailVerification } from './account-mails';
import type { Caller } from './auth.service';
import { authTexts } from './texts';
import { authSentences } from './sentences';

/** Nobody's mailbox is filled by somebody who types its address again and again. */
const MOST_MAILS = 3;
/** Whoever signs up with another one's address asks for these, and nobody waits for them: a forgotten password needs none. */
const MOST_CONFIRMATIONS_A_DAY = 10;
const DAY_MINUTES = 24 * 60;
/** Both answers take this long, so that the time does not tell whether there is an account. */
const ANSWER_AFTER_MS = 400;
const OVER = authSentences.linkOver;

interface AccountRow {
  id: number;
  name: string;
  email: string;
}

@Injectable()
export class AccountLinksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
    private readonly attempts: Attempts,
    private readonly devices: Devices,
    private readonly passwords: Passwords,
  ) {}

  /** Says the same whether there is an account or not. */
  async forgot(email: string, address: string): Promise<{ message: string }> {
    await this.attempts.begin(
      { of: 'forgotten password from an address', whose: networkOf(address) },
      { of: 'forgotten password of an e-mail', whose: email },
    );
    const [answer] = await Promise.all([this.mailLink(email), pause(ANSWER_AFTER_MS)]);
    return answer;
  }

  private async mailLink(email: string): Promise<{ message: string }> {
    await this.dataSource.transaction(async (manager) => {
      const [account] = await manager.query<(AccountRow & { isConfirmed: boolean })[]>(
        `select id, name, email, email_verified_at is not null as "isConfirmed" from account
         where email = $1 and is_active for no key update`,
        [email],
      );
      if (!account || (await countRecentLinks(manager, account.id, 'reset')) >= MOST_MAILS) return;
      await mailPasswordLink(manager, this.env, account);
    });
    return { message: authTexts.resetSent };
  }

  /** Whose password a link sets, so that the page can say so before anybody types one. */
  async look(token: string): Promise<LinkAnswer> {
    const link = await findAccountLink(this.dataSource.manager, token, ['reset', 'invite']);
    if (!link) throw conflict(OVER);
    return { data: { email: link.email, is_invitation: link.purpose === 'invite' } };
  }

  /** Sets the password, ends every session and every other such link; who read the mail owns the address. */
  async reset(body: ResetPasswordRequest, caller: Caller): Promise<{ message: string }> {
    // nobody has passwords hashed without a link
    if (!(await findAccountLink(this.dataSource.manager, body.token, ['reset', 'invite']))) throw conflict(OVER);
    const who = { isKnown: true, from: networkOf(caller.address) };
    const passwordHash = await this.passwords.hash(body.password, who);
    const { email, message } = await this.dataSource.transaction(async (manager) => {
      const link = await takeAccountLink(manager, body.token, ['reset', 'invite']);
      if (!link) throw conflict(OVER);
      const [[account]] = await manager.query<[AccountRow[], number]>(
        `update account set password_hash = $2, email_verified_at = coalesce(email_verified_at, now()),
           updated_at = now() where id = $1 returning id, name, email`,
        [link.accountId, passwordHash],
      );
      await endAccountLinks(manager, link.accountId, ['reset', 'invite', 'verify']);
      const revoked = await revokeSessions(manager, link.accountId);
      if (link.purpose === 'reset' && account)
        await mailPasswordChanged(manager, { ...account, isConfirmed: true }, null);
      await writeAudit(manager, {
        accountId: link.accountId,
        action: link.purpose === 'invite' ? 'account.invitation-accepted' : 'account.password-reset',
        subjectType: 'account',
        subjectId: link.accountId,
        detail: { revoked_sessions: revoked },
      });
      return { email: account?.email, message: authTexts.passwordSaved };
    });
    // the way in for whoever is held up by others' guesses
    if (email !== undefined) this.devices.remember(caller.device, email, caller.reply);
    return { message };
  }

  async verify(token: string): Promise<{ message: string }> {
    return this.dataSource.transaction(async (manager) => {
      const link = await takeAccountLink(manager, token, ['verify']);
      if (!link) throw conflict(OVER);
      await manager.query('update account set email_verified_at = coalesce(email_verified_at, now()) where id = $1', [
        link.accountId,
      ]);
      return { message: authTexts.emailConfirmed };
    });
  }

  /** Mails the link for confirming the own address again. */
  async sendVerification(account: RequestAccount): Promise<{ message: string }> {
    return this.dataSource.transaction(async (manager) => {
      const [row] = await manager.query<(AccountRow & { is_verified: boolean })[]>(
        `select id, name, email, email_verified_at is not null as is_verified from account where id = $1
         for no key update`,
        [account.id],
      );
      if (!row || row.is_verified) return { message: authTexts.emailConfirmed };
      const isOften =
        (await countRecentLinks(manager, row.id, 'verify')) >= MOST_MAILS ||
        (await countRecentLinks(manager, row.id, 'verify', DAY_MINUTES)) >= MOST_CONFIRMATIONS_A_DAY;
      if (isOften) {
        throw tooManyRequests(authSentences.linkSentOften);
      }
      await mailVerification(manager, this.env, row);
      return { message: authTexts.confirmationSent };
    });
  }
}
