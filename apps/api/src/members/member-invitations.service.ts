// An owner invites somebody by e-mail into a tournament; whoever has an account with that address accepts, once.
import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { type GivenRole, MEMBER_ROLES } from '@gelanggang/contract/member-roles';
import type {
  InvitedMemberAnswer,
  InviteMemberRequest,
  MemberInvitation,
} from '@gelanggang/contract/tournament-members';
import { rightsOfAccount } from '@gelanggang/database/queries/rights.queries';
import { shownName } from '@gelanggang/domain/words/shown-name';
import { Env, publicAddress } from '@gelanggang/platform/env/env';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { wordedFor } from '@gelanggang/platform/languages/receivers';
import { mailBody } from '@gelanggang/platform/mail/mail-body';
import { queueMail } from '@gelanggang/platform/mail/mail-outbox';
import { mailTexts } from '@gelanggang/platform/mail/mail-texts';
import { Attempts, invitation } from '../guessing/attempts';
import type { RequestAccount } from '../http/current-account';
import { conflict, forbidden, invalid, notFound } from '../http/refusals';
import { auditMembers, lockMembers, tellMembers } from './lock-members';
import { membersSentences } from './sentences';
import { commonSentences } from '../http/sentences';
import { memberInvitationTexts as texts } from './mail-texts';
import { membersTexts } from './texts';

const DAYS = 7;
const OVER = membersSentences.invitationOver;
const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();

interface OpenInvitation {
  id: number;
  tournamentId: number;
  email: string;
  role: GivenRole;
  invitedBy: number | null;
}

@Injectable()
export class MemberInvitationsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly env: Env,
    private readonly attempts: Attempts,
  ) {}

  /** A new one to the same address ends the one before: there is one link that works, and its token is told once. */
  async invite(
    tournamentId: number,
    { email, role }: InviteMemberRequest,
    by: RequestAccount,
  ): Promise<InvitedMemberAnswer> {
    await this.attempts.begin(...invitation(by, email));
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const tournament = await lockMembers(manager, tournamentId);
      const [known] = await manager.query<{ id: number; name: string; isActive: boolean; isMember: boolean }[]>(
        `select a.id, a.name, a.is_active as "isActive", exists (
           select from tournament_member m where m.account_id = a.id and m.tournament_id = $2) as "isMember"
         from account a where a.email = $1`,
        [email, tournamentId],
      );
      if (known?.isMember) throw invalid({ email: [membersSentences.alreadyMember] });
      if (known && !known.isActive) throw invalid({ email: [commonSentences.accountDisabled] });
      await manager.query(
        `update tournament_invitation set ended_at = now(), outcome = 'replaced'
         where tournament_id = $1 and email = $2 and ended_at is null`,
        [tournamentId, email],
      );
      const token = randomBytes(32).toString('base64url');
      const [made] = await manager.query<{ id: number; expires_at: Date }[]>(
        `insert into tournament_invitation (tournament_id, email, role, token_hash, invited_by, expires_at)
         values ($1, $2, $3, $4, $5, now() + make_interval(days => ${DAYS})) returning id, expires_at`,
        [tournamentId, email, role, hashOf(token), by.id],
      );
      if (!made) throw new Error('An insert without conflict answers its row.');
      // behind #: browsers send that to no server, so it is in no log and no referrer
      const link = `${publicAddress(this.env)}/admin/tournament-invitation#${token}`;
      await mailInvitation(manager, {
        accountId: known?.id ?? null,
        email,
        name: known?.name ?? '',
        tournament: tournament.name,
        role,
        link,
        by: by.name,
      });
      await auditMembers(manager, {
        ...{ accountId: by.id, action: 'tournament.member-invited', tournamentId },
        detail: { role },
      });
      await tellMembers(manager, emit, { tournamentId });
      const data = { id: made.id, email, role, invited_by: by.name, expires_at: made.expires_at.toISOString(), link };
      return { message: membersTexts.invitationSent(email), data };
    });
  }

  withdraw(id: number, by: RequestAccount): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const [found] = await manager.query<{ tournamentId: number }[]>(
        'select tournament_id as "tournamentId" from tournament_invitation where id = $1',
        [id],
      );
      if (!found) throw notFound(membersSentences.invitationNotValid);
      const { tournamentId } = found;
      // ordered by the tournament's lock with whoever accepts
      await lockMembers(manager, tournamentId);
      if (!(await end(manager, id, 'withdrawn'))) throw notFound(membersSentences.invitationNotValid);
      await auditMembers(manager, { accountId: by.id, action: 'tournament.invitation-withdrawn', tournamentId });
      await tellMembers(manager, emit, { tournamentId });
      return { message: membersTexts.invitationCancelled };
    });
  }

  /** For who holds the link, signed in or not: the name of the tournament, and to whom it is offered. */
  async look(token: string): Promise<MemberInvitation> {
    const [found] = await this.dataSource.query<(MemberInvitation & { inviter: number | null })[]>(
      `select jsonb_build_object('id', t.id, 'name', t.name) as tournament, i.email, i.role,
         coalesce((select name from account where id = i.invited_by), '') as invited_by, i.expires_at,
         i.invited_by as inviter
       from tournament_invitation i join tournament t on t.id = i.tournament_id and t.deleted_at is null
       where i.token_hash = $1 and i.ended_at is null and i.expires_at > now()`,
      [hashOf(token)],
    );
    if (!found || !(await mayInvite(this.dataSource.manager, found.inviter, found.tournament.id))) throw conflict(OVER);
    const { inviter: _, ...data } = found;
    return data;
  }

  accept(token: string, account: RequestAccount): Promise<{ message: string; tournament_id: number }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { id, tournamentId, role, invitedBy } = await forAnswer(manager, token, account);
      const tournament = await lockMembers(manager, tournamentId);
      // the tournament's lock orders two who accept, and one who withdraws: whoever comes second finds it ended
      if (!(await mayInvite(manager, invitedBy, tournamentId))) throw conflict(OVER);
      if (!(await end(manager, id, 'accepted'))) throw conflict(OVER);
      await manager.query(
        `insert into tournament_member (tournament_id, account_id, role, added_by) values ($1, $2, $3, $4)
         on conflict (tournament_id, account_id) do nothing`,
        [tournamentId, account.id, role, invitedBy],
      );
      await auditMembers(manager, {
        ...{ accountId: account.id, action: 'tournament.member-joined', tournamentId },
        detail: { role },
      });
      await tellMembers(manager, emit, { tournamentId, accountId: account.id });
      return { message: membersTexts.nowMember(shownName(tournament.name)), tournament_id: tournamentId };
    });
  }

  decline(token: string, account: RequestAccount): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const { id, tournamentId } = await forAnswer(manager, token, account);
      await lockMembers(manager, tournamentId);
      if (!(await end(manager, id, 'declined'))) throw conflict(OVER);
      await auditMembers(manager, { accountId: account.id, action: 'tournament.invitation-declined', tournamentId });
      await tellMembers(manager, emit, { tournamentId });
      return { message: membersTexts.invitationDeclined };
    });
  }
}

/** One who is no owner any more gives nobody a place. */
async function mayInvite(manager: EntityManager, accountId: number | null, tournamentId: number): Promise<boolean> {
  return accountId !== null && (await rightsOfAccount(manager, accountId)).isOwner(tournamentId);
}

async function forAnswer(manager: EntityManager, token: string, { email }: RequestAccount): Promise<OpenInvitation> {
  const [found] = await manager.query<OpenInvitation[]>(
    `select id, tournament_id as "tournamentId", email, role, invited_by as "invitedBy" from tournament_invitation
     where token_hash = $1 and ended_at is null and expires_at > now()`,
    [hashOf(token)],
  );
  if (!found) throw conflict(OVER);
  if (found.email !== email) throw forbidden(membersSentences.invitationOfOther(found.email));
  return found;
}

async function end(
  manager: EntityManager,
  id: number,
  outcome: 'accepted' | 'declined' | 'withdrawn',
): Promise<boolean> {
  const [rows] = await manager.query<[unknown[], number]>(
    `update tournament_invitation set ended_at = now(), outcome = $2
     where id = $1 and ended_at is null and expires_at > now() returning id`,
    [id, outcome],
  );
  return rows.length > 0;
}

interface MailedInvitation {
  /** null: the address has no account yet. */
  accountId: number | null;
  email: string;
  name: string;
  tournament: string;
  role: GivenRole;
  link: string;
  by: string;
}

async function mailInvitation(manager: EntityManager, to: MailedInvitation): Promise<void> {
  const [by, tournament] = [shownName(to.by), shownName(to.tournament)];
  const letter = await wordedFor(manager, to.accountId, () => ({
    subject: texts.subject(by, tournament).slice(0, 200),
    ...mailBody({
      greeting: to.name ? mailTexts.greeting(shownName(to.name)) : mailTexts.greetingToNobody,
      paragraphs: [texts.invited(by, tournament, MEMBER_ROLES[to.role].label), texts.accept(to.email)],
      action: { label: texts.action, url: to.link },
      notes: [texts.validity(DAYS), texts.notYours],
    }),
  }));
  await queueMail(manager, { to: to.email, ...letter });
}
