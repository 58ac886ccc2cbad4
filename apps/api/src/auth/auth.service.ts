// Checks passwords and makes sessions and accounts (domain-rules, "Who may do what").
import { randomBytes } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { DataSource, type EntityManager } from 'typeorm';
import type { LoginAnswer, LoginRequest, RegisterRequest, UserAnswer } from '@gelanggang/contract/auth';
import type { RoleKey } from '@gelanggang/contract/permissions';
import { createSession, revokeSession } from '@gelanggang/database/queries/session.queries';
import { registrationRefusal, type RegistrationWindow } from '@gelanggang/domain/athletes/registration';
import { registrationRefusalSentence } from '@gelanggang/domain/athletes/sentences';
import { Env } from '@gelanggang/platform/env/env';
import { type Attempt, Attempts } from '../guessing/attempts';
import { type Device, Devices } from '../guessing/devices';
import { hashPassword, isKeptOtherwise, isPassword } from '../guessing/password-hash';
import { Passwords } from '../guessing/passwords';
import { networkOf } from '../http/client-address';
import { conflict, invalid, notFound, unauthorized } from '../http/refusals';
import { mailVerification } from './account-mails';
import { thingSentences, commonSentences } from '../http/sentences';
import { authSentences } from './sentences';

const SIGN_UP_ROLE: RoleKey = 'manager';
const WRONG_SIGN_IN = authSentences.wrongCredentials;

/** Who asks, before anybody knows who it is. */
export interface Caller {
  address: string;
  userAgent: string | undefined;
  device: Device;
  /** Gets the cookie by which the device is known from now on. */
  reply: FastifyReply;
}

interface AccountRow extends UserAnswer {
  password_hash: string;
  is_active: boolean;
}

@Injectable()
export class AuthService implements OnModuleInit {
  /** Verified where no account or no password is there, so that all answers take alike long. */
  private nobodysHash: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly attempts: Attempts,
    private readonly devices: Devices,
    private readonly passwords: Passwords,
    private readonly env: Env,
  ) {}

  async onModuleInit(): Promise<void> {
    this.nobodysHash = await hashPassword(randomBytes(32));
  }

  /** A device that signed in to this account before is refused for its own guesses only. */
  login(body: LoginRequest, caller: Caller): Promise<LoginAnswer> {
    const network = networkOf(caller.address);
    if (caller.device.id !== null && this.devices.knows(caller.device, body.email)) {
      const own: Attempt = { of: 'sign-in of a known device', whose: `${caller.device.id} ${body.email}` };
      return this.passwords.inTurn({ isKnown: true, from: caller.device.id }, async () => {
        await this.attempts.begin(own);
        const answer = await this.signIn(body, caller);
        await this.attempts.forget(own);
        return answer;
      });
    }
    const tries: Attempt[] = [
      { of: 'sign-in from an address', whose: network },
      { of: 'sign-in of unknown devices', whose: body.email },
    ];
    return this.passwords.inTurn({ isKnown: false, from: network }, async () => {
      await this.attempts.begin(...tries);
      const answer = await this.signIn(body, caller);
      await this.attempts.succeed(...tries);
      return answer;
    });
  }

  private async signIn(body: LoginRequest, caller: Caller, isSecondLook = false): Promise<LoginAnswer> {
    const { email, password } = body;
    const [account] = await this.dataSource.query<AccountRow[]>(
      `select id, name, email, email_verified_at is not null as email_verified, password_hash, is_active
       from account where email = $1`,
      [email],
    );
    const hash = account?.password_hash.startsWith('$argon2') ? account.password_hash : this.nobodysHash;
    const isRight = await isPassword(hash, password);
    if (!account || !isRight || !account.is_active) {
      throw unauthorized(WRONG_SIGN_IN);
    }
    const answer = await this.dataSource.transaction(async (manager) => {
      // a password that is changed meanwhile ends all sessions: none is begun by the one before it
      const standing = await manager.query<unknown[]>(
        'select from account where id = $1 and password_hash = $2 and is_active for share',
        [account.id, hash],
      );
      return standing.length > 0 ? this.begin(manager, account, caller) : null;
    });
    if (!answer) {
      // or somebody else's sign-in has hashed the same password anew
      if (!isSecondLook) return this.signIn(body, caller, true);
      throw unauthorized(WRONG_SIGN_IN);
    }
    if (isKeptOtherwise(hash)) {
      // unless it was changed meanwhile
      await this.dataSource.query('update account set password_hash = $3 where id = $1 and password_hash = $2', [
        ...[account.id, hash],
        await hashPassword(password),
      ]);
    }
    this.devices.remember(caller.device, email, caller.reply);
    return answer;
  }

  private async begin(
    manager: EntityManager,
    { id, name, email, email_verified }: UserAnswer,
    { userAgent }: Caller,
  ): Promise<LoginAnswer> {
    const { token, expiresAt } = await createSession(manager, id, { userAgent });
    return { access_token: token, expires_at: expiresAt.toISOString(), user: { id, name, email, email_verified } };
  }

  async logout(sessionId: number): Promise<void> {
    await revokeSession(this.dataSource.manager, sessionId);
  }

  /** It tells whether an e-mail is taken, so it is limited like signing in, by limits of its own. The account is signed in. */
  async register(body: RegisterRequest, caller: Caller): Promise<LoginAnswer> {
    const network = networkOf(caller.address);
    await this.attempts.begin(
      { of: 'sign-up from an address', whose: network },
      { of: 'sign-up with an e-mail', whose: body.email },
    );
    if (body.tournament_slug) await this.requireOpen(body.tournament_slug);
    const passwordHash = await this.passwords.hash(body.password, { isKnown: false, from: network });
    const answer = await this.dataSource.transaction(async (manager) => {
      const [made] = await manager.query<UserAnswer[]>(
        `insert into account (name, email, password_hash) values ($1, $2, $3)
         on conflict (email) do nothing returning id, name, email, false as email_verified`,
        [body.person_responsible, body.email, passwordHash],
      );
      if (!made) throw invalid({ email: [commonSentences.emailTaken] });
      await manager.query(`insert into account_role (account_id, role_id) select $1, id from role where key = $2`, [
        made.id,
        SIGN_UP_ROLE,
      ]);
      await mailVerification(manager, this.env, made);
      return this.begin(manager, made, caller);
    });
    this.devices.remember(caller.device, body.email, caller.reply);
    return answer;
  }

  /** Who signs up from a tournament's page is told when it has closed meanwhile (domain-rules, "From entry to participant" 1). */
  private async requireOpen(slug: string): Promise<void> {
    const [tournament] = await this.dataSource.query<(RegistrationWindow & { name: string })[]>(
      `select name, status, registration_closes_at > now() as "hasTimeLeft" from tournament
       where slug = $1 and was_active and deleted_at is null`,
      [slug],
    );
    if (!tournament) throw notFound(thingSentences.event);
    const refusal = registrationRefusal(tournament);
    if (refusal) throw conflict(registrationRefusalSentence(refusal, tournament.name));
  }
}
