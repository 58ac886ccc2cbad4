// Shows who works in a tournament, changes roles and lets members go; the database keeps an owner.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { MemberRole } from '@gelanggang/contract/member-roles';
import type {
  MemberRoleRequest,
  MemberRow,
  MembersAnswer,
  OpenInvitationRow,
} from '@gelanggang/contract/tournament-members';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import type { RequestAccount } from '../http/current-account';
import { conflict, notFound } from '../http/refusals';
import { auditMembers, lockMembers, tellMembers } from './lock-members';
import { membersSentences } from './sentences';
import { thingSentences } from '../http/sentences';
import { membersTexts } from './texts';

@Injectable()
export class TournamentMembersService {
  constructor(private readonly dataSource: DataSource) {}

  async list(tournamentId: number, { id, rights }: RequestAccount): Promise<MembersAnswer> {
    const [tournament] = await this.dataSource.query<{ id: number; name: string }[]>(
      'select id, name from tournament where id = $1 and deleted_at is null',
      [tournamentId],
    );
    if (!tournament) throw notFound(thingSentences.event);
    const members = await this.dataSource.query<MemberRow[]>(
      `select a.id as account_id, a.name, a.email, m.role, a.is_active, a.id = $2 as is_self, m.added_at, m.version
       from tournament_member m join account a on a.id = m.account_id where m.tournament_id = $1
       order by array_position(array['owner', 'organiser', 'treasurer', 'operator', 'staff'], m.role), lower(a.name), a.id`,
      [tournamentId, id],
    );
    const invitations = await this.dataSource.query<OpenInvitationRow[]>(
      `select i.id, i.email, i.role, coalesce((select name from account where id = i.invited_by), '') as invited_by,
         i.expires_at
       from tournament_invitation i
       where i.tournament_id = $1 and i.ended_at is null and i.expires_at > now() order by i.id`,
      [tournamentId],
    );
    return { tournament, members, invitations, may_change: rights.isOwner(tournamentId) };
  }

  change(
    tournamentId: number,
    accountId: number,
    { role, version }: MemberRoleRequest,
    by: RequestAccount,
  ): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockMembers(manager, tournamentId);
      const member = await findMember(manager, tournamentId, accountId);
      if (member.version !== version) throw conflict(membersSentences.roleChangedMeanwhile);
      await manager.query(
        `update tournament_member set role = $3, version = version + 1 where tournament_id = $1 and account_id = $2`,
        [tournamentId, accountId, role],
      );
      if (role !== 'owner') await endInvitationsOf(manager, tournamentId, accountId);
      await auditMembers(manager, {
        ...{ accountId: by.id, action: 'tournament.member-changed', tournamentId },
        detail: { account_id: accountId, before: member.role, after: role },
      });
      await tellMembers(manager, emit, { tournamentId, accountId });
      return { message: membersTexts.roleChanged };
    });
  }

  remove(tournamentId: number, accountId: number, by: RequestAccount): Promise<{ message: string }> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockMembers(manager, tournamentId);
      const member = await findMember(manager, tournamentId, accountId);
      await manager.query('delete from tournament_member where tournament_id = $1 and account_id = $2', [
        tournamentId,
        accountId,
      ]);
      await endInvitationsOf(manager, tournamentId, accountId);
      await auditMembers(manager, {
        ...{ accountId: by.id, action: 'tournament.member-removed', tournamentId },
        detail: { account_id: accountId, role: member.role },
      });
      await tellMembers(manager, emit, { tournamentId, accountId });
      return { message: membersTexts.memberRemoved };
    });
  }
}

/** Those that only an owner may send. */
const endInvitationsOf = (manager: EntityManager, tournamentId: number, accountId: number): Promise<unknown> =>
  manager.query(
    `update tournament_invitation set ended_at = now(), outcome = 'withdrawn'
     where tournament_id = $1 and invited_by = $2 and ended_at is null`,
    [tournamentId, accountId],
  );

async function findMember(
  manager: EntityManager,
  tournamentId: number,
  accountId: number,
): Promise<{ role: MemberRole; version: number }> {
  const [member] = await manager.query<{ role: MemberRole; version: number }[]>(
    'select role, version from tournament_member where tournament_id = $1 and account_id = $2',
    [tournamentId, accountId],
  );
  if (!member) throw notFound(membersSentences.memberNotFound);
  return member;
}
