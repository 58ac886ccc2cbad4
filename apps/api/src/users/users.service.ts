// Makes and changes accounts for administrators, each change in one transaction with its row in the audit log.
import type { AuditedAction } from '@gelanggang/contract/audit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import type { AccountRequest, AccountRow, NewAccountRequest, SavedAccountAnswer } from '@gelanggang/contract/users';
import { endAccountLinks } from '@gelanggang/database/queries/account-link.queries';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { revokeSessions, tellSessionsChanged } from '@gelanggang/database/queries/session.queries';
import { Env } from '@gelanggang/platform/env/env';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { mailAddressChanged, mailPasswordChanged } from '../auth/account-mails';
import { Passwords } from '../guessing/passwords';
import { joinWhereArenasAre } from '../members/new-team';
import type { RequestAccount } from '../http/current-account';
import { refuseOutdated } from '../http/changed-meanwhile';
import { conflict, invalid, notFound } from '../http/refusals';
import { lockAdministration, requireAdminLeft } from './admin-lock';
import { mailInvitation } from './invitation-mail';
import { NO_PASSWORD, UsersQueries } from './users.queries';
import { usersSentences } from './sentences';
import { commonSentences } from '../http/sentences';
import { usersTexts } from './texts';

@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly users: UsersQueries,
    private readonly env: Env,
    private readonly passwords: Passwords,
  ) {}

  async create(body: NewAccountRequest, by: RequestAccount): Promise<SavedAccountAnswer> {
    const passwordHash =
      body.password === undefined
        ? NO_PASSWORD
        : await this.passwords.hash(body.password, { isKnown: true, from: by.id });
    return this.dataSource.transaction(async (manager) => {
      await lockAdministration(manager);
      const [made] = await manager.query<{ id: number }[]>(
        `insert into account (name, email, password_hash) values ($1, $2, $3)
         on conflict (email) do nothing returning id`,
        [body.name, body.email, passwordHash],
      );
      if (!made) throw invalid({ email: [commonSentences.emailTaken] });
      await setRoles(manager, made.id, body.role_ids);
      await setArenas(manager, made.id, body.arena_ids ?? []);
      if (body.password === undefined) await mailInvitation(manager, this.env, { ...body, id: made.id }, by.name);
      const data = await this.load(manager, made.id);
      await audit(manager, by, 'account.created', made.id, { after: shown(data) });
      const message = body.password === undefined ? usersTexts.invited : usersTexts.made;
      return { message, data };
    });
  }

  update(id: number, body: AccountRequest, by: RequestAccount): Promise<SavedAccountAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockAdministration(manager);
      const before = await this.load(manager, id);
      refuseOutdated(body.version, before.version);
      // a taken e-mail is told by the unique constraint
      // a new address is not confirmed yet, and links that went to the old one end with it
      await manager.query(
        `update account set name = $2, email = $3, updated_at = now(),
           email_verified_at = case when email = $3 then email_verified_at end where id = $1`,
        [id, body.name, body.email],
      );
      await setRoles(manager, id, body.role_ids);
      if (body.arena_ids) await setArenas(manager, id, body.arena_ids);
      await requireAdminLeft(manager);
      await tellSessionsChanged(manager, [id]);
      emit(streams.user(id), 'permissions.changed', { role_id: null });
      const data = await this.load(manager, id);
      let revoked: number | null = null;
      if (data.email !== before.email) {
        // the administrator has read the name in the form
        const addresses = { id, name: data.name, before: before.email, after: data.email, isConfirmed: true };
        await mailAddressChanged(manager, addresses, by.name);
        // as with another password: who signed in with the address before need not be who has the one now
        revoked = await revokeSessions(manager, id, by.id === id ? by.sessionId : null);
      }
      await audit(manager, by, 'account.updated', id, {
        ...{ before: shown(before), after: shown(data) },
        ...(revoked === null ? {} : { revoked_sessions: revoked }),
      });
      return { message: usersTexts.changed, data: revoked ? await this.load(manager, id) : data };
    });
  }

  setActive(id: number, isActive: boolean, by: RequestAccount): Promise<SavedAccountAnswer> {
    return this.dataSource.transaction(async (manager) => {
      await lockAdministration(manager);
      const before = await this.load(manager, id);
      if (before.is_active !== isActive) {
        await manager.query('update account set is_active = $2, updated_at = now() where id = $1', [id, isActive]);
        await requireAdminLeft(manager);
        const revoked = isActive ? 0 : await revokeSessions(manager, id);
        await audit(manager, by, isActive ? 'account.activated' : 'account.deactivated', id, {
          revoked_sessions: revoked,
        });
      }
      const message = isActive ? usersTexts.activated : usersTexts.deactivated;
      return { message, data: await this.load(manager, id) };
    });
  }

  async setPassword(id: number, password: string, by: RequestAccount): Promise<SavedAccountAnswer> {
    const passwordHash = await this.passwords.hash(password, { isKnown: true, from: by.id });
    return this.dataSource.transaction(async (manager) => {
      await lockAdministration(manager);
      const account = await this.load(manager, id);
      await manager.query('update account set password_hash = $2, updated_at = now() where id = $1', [
        id,
        passwordHash,
      ]);
      await endAccountLinks(manager, id, ['invite', 'reset']);
      const revoked = await revokeSessions(manager, id, by.id === id ? by.sessionId : null);
      await mailPasswordChanged(
        manager,
        { ...account, isConfirmed: account.email_verified },
        by.id === id ? null : by.name,
      );
      await audit(manager, by, 'account.password-set', id, { revoked_sessions: revoked });
      return { message: usersTexts.passwordSet, data: await this.load(manager, id) };
    });
  }

  /** Mails the invitation anew; the link before it ends. */
  invite(id: number, by: RequestAccount): Promise<SavedAccountAnswer> {
    return this.dataSource.transaction(async (manager) => {
      await lockAdministration(manager);
      const data = await this.load(manager, id);
      if (!data.is_invited) throw conflict(usersSentences.hasPassword);
      if (!data.is_active) throw conflict(usersSentences.inactive);
      await mailInvitation(manager, this.env, data, by.name);
      await audit(manager, by, 'account.invited', id, {});
      return { message: usersTexts.invited, data };
    });
  }

  revokeSessions(id: number, by: RequestAccount): Promise<SavedAccountAnswer> {
    return this.dataSource.transaction(async (manager) => {
      await this.load(manager, id);
      const revoked = await revokeSessions(manager, id, by.id === id ? by.sessionId : null);
      await audit(manager, by, 'account.sessions-revoked', id, { revoked_sessions: revoked });
      return { message: usersTexts.sessionsEnded, data: await this.load(manager, id) };
    });
  }

  private async load(manager: EntityManager, id: number): Promise<AccountRow> {
    const account = await this.users.byId(id, manager);
    if (!account) throw notFound(usersSentences.notFound);
    return account;
  }
}

async function setRoles(manager: EntityManager, accountId: number, roleIds: readonly number[]): Promise<void> {
  await manager.query('delete from account_role where account_id = $1', [accountId]);
  const made = await manager.query<unknown[]>(
    `insert into account_role (account_id, role_id)
     select $1, id from role where id = any($2::bigint[]) returning role_id`,
    [accountId, [...roleIds]],
  );
  if (made.length < roleIds.length) throw invalid({ role_ids: [usersSentences.roleGone] });
}

/** The arenas that the account runs; none: all of them, if it may run any. */
async function setArenas(manager: EntityManager, accountId: number, arenaIds: readonly number[]): Promise<void> {
  await manager.query('delete from account_arena where account_id = $1', [accountId]);
  const made = await manager.query<unknown[]>(
    `insert into account_arena (account_id, arena_id)
     select $1, id from tournament_arena where id = any($2::bigint[]) returning arena_id`,
    [accountId, [...arenaIds]],
  );
  if (made.length < arenaIds.length) throw invalid({ arena_ids: [usersSentences.arenaGone] });
  await joinWhereArenasAre(manager, accountId, arenaIds);
}

/** What the audit log keeps of an account. */
const shown = ({ name, email, roles, arenas }: AccountRow) => ({
  name,
  email,
  roles: roles.map((role) => role.name),
  ...(arenas.length > 0 ? { arenas: arenas.map((arena) => arena.name) } : {}),
});

function audit(
  manager: EntityManager,
  by: RequestAccount,
  action: AuditedAction,
  subjectId: number,
  detail: Record<string, unknown>,
): Promise<void> {
  return writeAudit(manager, { accountId: by.id, action, subjectType: 'account', subjectId, detail });
}
