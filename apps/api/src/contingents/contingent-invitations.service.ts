// The office invites somebody by e-mail to manage a contingent; whoever has an account with that address accepts, once.
import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type {
  AnswerInvitationRequest,
  InvitationAnswer,
  InvitationRow,
  InvitedAnswer,
  OwnershipAnswer,
} from '@gelanggang/contract/contingent-owners';
import { rightsOfAccounts } from '@gelanggang/database/queries/rights.queries';
import { writeAuditOfCall } from '@gelanggang/platform/audit/write-audit';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { wordedFor } from '@gelanggang/platform/languages/receivers';
import { mailBody } from '@gelanggang/platform/mail/mail-body';
import { queueMail } from '@gelanggang/platform/mail/mail-outbox';
import { mailTexts } from '@gelanggang/platform/mail/mail-texts';
import { notify, settleNotices } from '@gelanggang/platform/notices/notify';
import { contingentTitle, shownName } from '@gelanggang/domain/words/shown-name';
import { Attempts, invitation } from '../guessing/attempts';
import type { RequestAccount } from '../http/current-account';
import { conflict, forbidden, invalid, notFound } from '../http/refusals';
import { heldFor } from '../http/where-rights';
import { GLIMPSE, type Glimpsed, IS_OF_OFFICE, PLACE } from './contingent-glimpse';
import { giveContingent, invitationSubject, lockGiven } from './give-contingent';
import { contingentsSentences } from './sentences';
import { commonSentences, thingSentences } from '../http/sentences';
import { contingentInvitationTexts as texts } from './mail-texts';
import { contingentsTexts } from './texts';

const DAYS = 7;
const OVER = contingentsSentences.invitationOver;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface OpenInvitation {
  id: number;
  contingentId: number;
  email: string;
  invitedBy: number | null;
}

const STANDS = 'i.ended_at is null and i.expires_at > now()';

@Injectable()
export class ContingentInvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
    private readonly attempts: Attempts,
  ) {}

  async ownership(contingentId: number): Promise<OwnershipAnswer> {
    const [data] = await this.dataSource.query<OwnershipAnswer['data'][]>(
      `select c.id, c.name, ${PLACE} as place, c.pic_email,
         (select jsonb_build_object('id', a.id, 'name', a.name, 'email', a.email) from account a where a.id = c.account_id)
           as owner,
         ${IS_OF_OFFICE} as is_of_office,
         (select jsonb_build_object('id', i.id, 'email', i.email, 'invited_at', i.invited_at,
              'expires_at', i.expires_at,
              'invited_by', coalesce((select name from account where id = i.invited_by), ''))
            from contingent_invitation i where i.contingent_id = c.id and ${STANDS}) as invitation
       from contingent c where c.id = $1`,
      [contingentId],
    );
    if (!data) throw notFound(thingSentences.contingent);
    return { data };
  }

  /** A new one ends the one before: there is one link that works, and its token is told once. */
  async invite(contingentId: number, email: string, by: RequestAccount): Promise<InvitedAnswer> {
    await this.attempts.begin(...invitation(by, email));
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const contingent = await lockGiven(manager, contingentId);
      const [known] = await manager.query<{ id: number; name: string; is_active: boolean }[]>(
        'select id, name, is_active from account where email = $1',
        [email],
      );
      if (known?.id === contingent.accountId) throw invalid({ email: [contingentsSentences.alreadyManages] });
      if (known && !known.is_active) throw invalid({ email: [commonSentences.accountDisabled] });
      const at = new Date();
      const [replaced] = await manager.query<[{ id: number }[], number]>(
        `update contingent_invitation set ended_at = now(), outcome = 'replaced'
         where contingent_id = $1 and ended_at is null returning id`,
        [contingentId],
      );
      for (const { id } of replaced) await settleNotices(manager, emit, invitationSubject(id), at);
      const token = randomBytes(32).toString('base64url');
      const [made] = await manager.query<{ id: number; expires_at: Date }[]>(
        `insert into contingent_invitation (contingent_id, email, token_hash, invited_by, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(days => ${DAYS})) returning id, expires_at`,
        [contingentId, email, hashOf(token), by.id],
      );
      if (!made) throw new Error('An insert without conflict answers its row.');
      // behind #: browsers send that to no server, so it is in no log and no referrer
      const link = `${publicAddress(this.env)}/admin/contingent-invitation#${token}`;
      const invited = { accountId: known?.id ?? null, name: known?.name ?? '', email };
      await mailInvitation(manager, { ...invited, contingent: contingent.name, link, by: by.name });
      await writeAuditOfCall(manager, {
        accountId: by.id,
        action: 'contingent.invited',
        subjectType: 'contingent',
        subjectId: contingentId,
      });
      if (known) {
        await notify(manager, emit, {
          kind: 'contingent.invited',
          data: { contingent_id: contingentId, contingent: contingent.name, by: by.name },
          to: [known.id],
          subject: invitationSubject(made.id),
          at,
        });
      }
      const data = { id: made.id, email, expires_at: made.expires_at.toISOString(), link };
      return { message: contingentsTexts.invitationSent(email), data };
    });
  }

  withdraw(id: number, by: RequestAccount): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      // ordered by the contingent's lock with whoever accepts
      await manager.query(
        'select 1 from contingent where id = (select contingent_id from contingent_invitation where id = $1) for update',
        [id],
      );
      const contingentId = await end(manager, id, 'withdrawn');
      if (contingentId === null) throw notFound(contingentsSentences.invitationNotValid);
      await settleNotices(manager, emit, invitationSubject(id), new Date());
      await writeAuditOfCall(manager, {
        accountId: by.id,
        action: 'contingent.invitation-withdrawn',
        subjectType: 'contingent',
        subjectId: contingentId,
      });
      return { message: contingentsTexts.invitationCancelled };
    });
  }

  /** For who holds the link, signed in or not: the contingent as everybody may see it, and to whom it is offered. */
  async look(token: string): Promise<InvitationAnswer> {
    const [data] = await this.dataSource.query<InvitationAnswer['data'][]>(
      `select ${GLIMPSE} as contingent, i.email, coalesce((select name from account where id = i.invited_by), '') as invited_by,
         i.expires_at
       from contingent_invitation i join contingent c on c.id = i.contingent_id where i.token_hash = $1 and ${STANDS}`,
      [hashOf(token)],
    );
    if (!data || (await this.mayStillBeGiven(this.dataSource.manager, hashOf(token))).size === 0) throw conflict(OVER);
    return { data };
  }

  /** Without the link an address must be confirmed: anybody can sign up with somebody else's. */
  async own(account: RequestAccount): Promise<InvitationRow[]> {
    if (!account.isEmailVerified) return [];
    const rows = await this.dataSource.query<(InvitationRow & Glimpsed)[]>(
      `select i.id, ${GLIMPSE} as contingent, i.expires_at,
         coalesce((select name from account where id = i.invited_by), '') as invited_by
       from contingent_invitation i join contingent c on c.id = i.contingent_id
       where i.email = $1 and ${STANDS} order by i.id`,
      [account.email],
    );
    const standing = await this.mayStillBeGiven(
      this.dataSource.manager,
      rows.map(({ id }) => id),
    );
    return rows.filter(({ id }) => standing.has(id));
  }

  accept(
    request: AnswerInvitationRequest,
    account: RequestAccount,
  ): Promise<{ message: string; contingent_id: number }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const invitation = await this.forAnswer(manager, request, account);
      const contingent = await lockGiven(manager, invitation.contingentId);
      // the contingent's lock orders two who accept, and one who withdraws: whoever comes second finds it ended
      await this.forAnswer(manager, request, account);
      if ((await this.mayStillBeGiven(manager, [invitation.id])).size === 0) throw conflict(OVER);
      await giveContingent(manager, emit, {
        contingent,
        to: account,
        by: account,
        via: { kind: 'invitation', id: invitation.id, officeId: invitation.invitedBy },
      });
      return { message: contingentsTexts.nowYours(contingent.name), contingent_id: contingent.id };
    });
  }

  decline(request: AnswerInvitationRequest, account: RequestAccount): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const invitation = await this.forAnswer(manager, request, account);
      const contingent = await lockGiven(manager, invitation.contingentId);
      if ((await end(manager, invitation.id, 'declined')) === null) throw conflict(OVER);
      const at = new Date();
      await settleNotices(manager, emit, invitationSubject(invitation.id), at);
      await writeAuditOfCall(manager, {
        accountId: account.id,
        action: 'contingent.invitation-declined',
        subjectType: 'contingent',
        subjectId: contingent.id,
      });
      if (invitation.invitedBy !== null) {
        await notify(manager, emit, {
          kind: 'contingent.declined',
          data: { contingent_id: contingent.id, contingent: contingent.name, by: account.name },
          to: [invitation.invitedBy],
          at,
        });
      }
      return { message: contingentsTexts.invitationDeclined };
    });
  }

  /** Those whose sender still works there: one who does not gives nothing away. By ids, or by the hash of a token. */
  private async mayStillBeGiven(manager: EntityManager, asked: readonly number[] | Buffer): Promise<Set<number>> {
    const [ids, hash] = Buffer.isBuffer(asked) ? [[], asked] : [[...asked], null];
    const found = await manager.query<{ id: number; invitedBy: number; owner: number; tournaments: number[] }[]>(
      `select i.id::float8 as id, i.invited_by::float8 as "invitedBy", c.account_id as owner,
         array(select r.tournament_id from contingent_registration r where r.contingent_id = c.id)::float8[] as tournaments
       from contingent_invitation i join contingent c on c.id = i.contingent_id
       where (i.id = any($1::bigint[]) or i.token_hash = $2::bytea) and i.invited_by is not null`,
      [ids, hash],
    );
    const senders = await rightsOfAccounts(
      manager,
      found.map(({ invitedBy }) => invitedBy),
    );
    const standing = found.filter(({ invitedBy, owner, tournaments }) => {
      const rights = senders.get(invitedBy);
      const contingent = { tournaments, ownerIds: [owner], isWhole: false };
      return rights !== undefined && heldFor(contingent, invitedBy, rights).has('manage contingents');
    });
    return new Set(standing.map(({ id }) => id));
  }

  private async forAnswer(
    manager: EntityManager,
    { token, id }: AnswerInvitationRequest,
    account: RequestAccount,
  ): Promise<OpenInvitation> {
    if ((token === undefined) === (id === undefined)) throw invalid({ token: [contingentsSentences.linkIncomplete] });
    const [found] = await manager.query<OpenInvitation[]>(
      `select i.id, i.contingent_id as "contingentId", i.email, i.invited_by as "invitedBy" from contingent_invitation i
       where ${token === undefined ? 'i.id' : 'i.token_hash'} = $1 and ${STANDS}`,
      [token === undefined ? id : hashOf(token)],
    );
    if (token === undefined) {
      // another's invitation is not there
      if (!found || found.email !== account.email || !account.isEmailVerified) throw notFound(OVER);
      return found;
    }
    if (!found) throw conflict(OVER);
    if (found.email !== account.email) {
      throw forbidden(contingentsSentences.invitationOfOther(found.email));
    }
    return found;
  }
}

async function end(manager: EntityManager, id: number, outcome: 'declined' | 'withdrawn'): Promise<number | null> {
  const [rows] = await manager.query<[{ contingent_id: number }[], number]>(
    `update contingent_invitation set ended_at = now(), outcome = $2
     where id = $1 and ended_at is null and expires_at > now() returning contingent_id`,
    [id, outcome],
  );
  return rows[0]?.contingent_id ?? null;
}

interface MailedInvitation {
  /** null: the address has no account yet. */
  accountId: number | null;
  email: string;
  name: string;
  contingent: string;
  link: string;
  by: string;
}

async function mailInvitation(manager: EntityManager, to: MailedInvitation): Promise<void> {
  const by = shownName(to.by);
  const letter = await wordedFor(manager, to.accountId, () => ({
    subject: texts.subject(by, shownName(to.contingent)).slice(0, 200),
    ...mailBody({
      greeting: to.name ? mailTexts.greeting(shownName(to.name)) : mailTexts.greetingToNobody,
      paragraphs: [texts.invited(by, contingentTitle(to.contingent)), texts.accept(to.email)],
      action: { label: texts.action, url: to.link },
      notes: [texts.validity(DAYS), texts.notYours],
    }),
  }));
  await queueMail(manager, { to: to.email, ...letter });
}
