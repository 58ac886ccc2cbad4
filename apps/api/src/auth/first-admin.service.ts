// Makes the first admin of an empty system, once, for who has read the code where the server starts.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { FirstAdminRequest, LoginAnswer, UserAnswer } from '@gelanggang/contract/auth';
import { createSession } from '@gelanggang/database/queries/session.queries';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { type Attempt, Attempts } from '../guessing/attempts';
import { Devices } from '../guessing/devices';
import { Passwords } from '../guessing/passwords';
import { networkOf } from '../http/client-address';
import { conflict, invalid } from '../http/refusals';
import { lockAdministration } from '../users/admin-lock';
import type { Caller } from './auth.service';
import { firstAdminCode, forgetFirstAdminCode, hasAdmin, isSameCode } from './first-admin';
import { commonSentences } from '../http/sentences';
import { authSentences } from './sentences';

const OVER = authSentences.adminExists;

@Injectable()
export class FirstAdminService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly devices: Devices,
    private readonly passwords: Passwords,
  ) {}

  async isNeeded(): Promise<boolean> {
    return !(await hasAdmin(this.dataSource.manager));
  }

  /** Two at once: one of them waits, and finds that an admin is there. */
  async make({ code, name, email, password }: FirstAdminRequest, caller: Caller): Promise<LoginAnswer> {
    if (!(await this.isNeeded())) throw conflict(OVER);
    const network = networkOf(caller.address);
    const tries: Attempt = { of: 'first admin code from an address', whose: network };
    await this.attempts.begin(tries);
    const right = await firstAdminCode(this.dataSource.manager);
    // it goes with the admin that somebody else has just made
    if (right === null && !(await this.isNeeded())) throw conflict(OVER);
    if (right === null || !isSameCode(right, code)) {
      throw invalid({ code: [authSentences.wrongFirstCode] });
    }
    const passwordHash = await this.passwords.hash(password, { isKnown: false, from: network });
    const answer = await this.dataSource.transaction(async (manager) => {
      await lockAdministration(manager);
      if (await hasAdmin(manager)) throw conflict(OVER);
      const [made] = await manager.query<UserAnswer[]>(
        `insert into account (name, email, password_hash, email_verified_at) values ($1, $2, $3, now())
         on conflict (email) do nothing returning id, name, email, true as email_verified`,
        [name, email, passwordHash],
      );
      if (!made) throw invalid({ email: [commonSentences.emailTaken] });
      await manager.query(
        `insert into account_role (account_id, role_id) select $1, id from role where key = 'admin'`,
        [made.id],
      );
      await forgetFirstAdminCode(manager);
      await writeAudit(manager, {
        accountId: made.id,
        action: 'account.created',
        subjectType: 'account',
        subjectId: made.id,
        detail: { after: { name: made.name, email: made.email, roles: ['Admin'] } },
      });
      const { token, expiresAt } = await createSession(manager, made.id, { userAgent: caller.userAgent });
      return { access_token: token, expires_at: expiresAt.toISOString(), user: made };
    });
    await this.attempts.succeed(tries);
    this.devices.remember(caller.device, email, caller.reply);
    return answer;
  }
}
