// What each person changes of the own account: name, address, password, open sessions.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentUserAnswer } from '@gelanggang/contract/auth';
import type { OwnLanguage } from '@gelanggang/contract/languages';
import type { Language } from '@gelanggang/domain/words/languages';
import type { OwnEmailRequest, OwnPasswordRequest } from '@gelanggang/contract/users';
import { AccountEntity } from '@gelanggang/database/entities/account.entity';
import { endAccountLinks } from '@gelanggang/database/queries/account-link.queries';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { revokeSession, revokeSessions } from '@gelanggang/database/queries/session.queries';
import { Env } from '@gelanggang/platform/env/env';
import { mailAddressChanged, mailNewAddress, mailPasswordChanged } from '../auth/account-mails';
import { type Attempt, Attempts } from '../guessing/attempts';
import { isPassword } from '../guessing/password-hash';
import { Passwords } from '../guessing/passwords';
import type { RequestAccount } from '../http/current-account';
import { invalid, notFound } from '../http/refusals';
import { usersSentences } from './sentences';
import { usersTexts } from './texts';

@Injectable()
export class OwnAccountService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly passwords: Passwords,
    private readonly env: Env,
  ) {}

  async rename(name: string, account: RequestAccount): Promise<CurrentUserAnswer> {
    const { id, email, name: before, isEmailVerified } = account;
    await this.dataSource.transaction(async (manager) => {
      await manager.query('update account set name = $2, updated_at = now() where id = $1', [id, name]);
      await writeAudit(manager, {
        accountId: id,
        action: 'account.renamed',
        subjectType: 'account',
        subjectId: id,
        detail: { before: { name: before }, after: { name } },
      });
    });
    return { user: { id, name, email, email_verified: isEmailVerified } };
  }

  async language(accountId: number): Promise<OwnLanguage> {
    const [row] = await this.dataSource.query<OwnLanguage[]>('select language from account where id = $1', [accountId]);
    return { language: row?.language ?? null };
  }

  async chooseLanguage(language: Language | null, accountId: number): Promise<OwnLanguage> {
    await this.dataSource.transaction(async (manager) => {
      const before = await manager.query<OwnLanguage[]>('select language from account where id = $1 for update', [
        accountId,
      ]);
      if (before[0]?.language === language) return;
      await manager.query('update account set language = $2, updated_at = now() where id = $1', [accountId, language]);
      await writeAudit(manager, {
        accountId,
        action: 'account.language-chosen',
        subjectType: 'account',
        subjectId: accountId,
        detail: { before: before[0], after: { language } },
      });
    });
    return { language };
  }

  /**
   * The other address is the one to sign in with from now on, and is not confirmed yet. The session that asks stays open; every
   * other one ends, and so does what was mailed to the address before, which is told of it.
   */
  async changeEmail(
    { email, current_password: password }: OwnEmailRequest,
    account: RequestAccount,
  ): Promise<CurrentUserAnswer & { message: string }> {
    const { id, name, isEmailVerified: isConfirmed } = account;
    if (email === account.email) throw invalid({ email: [usersSentences.sameEmail] });
    const before = await this.requirePassword(password, account);
    // it tells whether an address is taken, as signing up does
    await this.attempts.begin(
      { of: 'new addresses of an account', whose: String(id) },
      { of: 'sign-up with an e-mail', whose: email },
    );
    await this.dataSource.transaction(async (manager) => {
      await setWhileCompared(manager, account, before, { email, emailVerifiedAt: null });
      await endAccountLinks(manager, id, ['invite', 'reset', 'verify']);
      const revoked = await revokeSessions(manager, id, account.sessionId);
      await mailAddressChanged(manager, { id, name, before: account.email, after: email, isConfirmed }, null);
      await mailNewAddress(manager, this.env, { id, name, email });
      await writeAudit(manager, {
        accountId: id,
        action: 'account.email-changed',
        subjectType: 'account',
        subjectId: id,
        detail: { before: { email: account.email }, after: { email }, revoked_sessions: revoked },
      });
    });
    return { message: usersTexts.emailChanged, user: { id, name, email, email_verified: false } };
  }

  /** The hash that the password of whoever asks was compared with. */
  private async requirePassword(password: string, account: RequestAccount): Promise<string> {
    const attempt: Attempt = { of: 'own password of a session', whose: String(account.sessionId) };
    await this.attempts.begin(attempt);
    const [row] = await this.dataSource.query<{ password_hash: string }[]>(
      'select password_hash from account where id = $1',
      [account.id],
    );
    const hash = row?.password_hash ?? '';
    const who = { isKnown: true, from: account.id };
    const isRight = hash.startsWith('$argon2') && (await this.passwords.inTurn(who, () => isPassword(hash, password)));
    if (!isRight) throw invalid({ current_password: [usersSentences.wrongPassword] });
    await this.attempts.forget(attempt);
    return hash;
  }

  /** The session that asks stays open; every other one ends. */
  async changePassword(body: OwnPasswordRequest, account: RequestAccount): Promise<{ message: string }> {
    const before = await this.requirePassword(body.current_password, account);
    await this.attempts.begin({ of: 'new passwords of an account', whose: String(account.id) });
    const passwordHash = await this.passwords.hash(body.password, { isKnown: true, from: account.id });
    await this.dataSource.transaction(async (manager) => {
      await setWhileCompared(manager, account, before, { passwordHash });
      await endAccountLinks(manager, account.id, ['invite', 'reset']);
      const revoked = await revokeSessions(manager, account.id, account.sessionId);
      await mailPasswordChanged(manager, { ...account, isConfirmed: account.isEmailVerified }, null);
      await writeAudit(manager, {
        accountId: account.id,
        action: 'account.password-changed',
        subjectType: 'account',
        subjectId: account.id,
        detail: { revoked_sessions: revoked },
      });
    });
    return { message: usersTexts.passwordChanged };
  }

  async endSession(sessionId: number, account: RequestAccount): Promise<{ message: string }> {
    const own = await this.dataSource.query<unknown[]>(
      'select 1 from session where id = $1 and account_id = $2 and revoked_at is null',
      [sessionId, account.id],
    );
    if (own.length === 0) throw notFound(usersSentences.sessionNotFound);
    await revokeSession(this.dataSource.manager, sessionId);
    return { message: usersTexts.sessionEnded };
  }

  async endOtherSessions(account: RequestAccount): Promise<{ message: string }> {
    const ended = await revokeSessions(this.dataSource.manager, account.id, account.sessionId);
    return { message: usersTexts.othersEnded(ended) };
  }
}

/** Only while the password is the one that was compared: another may have come meanwhile, and ended this session. */
async function setWhileCompared(
  manager: EntityManager,
  { id }: RequestAccount,
  compared: string,
  set: Partial<Pick<AccountEntity, 'email' | 'emailVerifiedAt' | 'passwordHash'>>,
): Promise<void> {
  const { affected } = await manager.update(
    AccountEntity,
    { id, passwordHash: compared },
    { ...set, updatedAt: () => 'now()' },
  );
  if (affected === 0) throw invalid({ current_password: [usersSentences.wrongPassword] });
}
