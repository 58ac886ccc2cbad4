// Saves and deletes athletes, each in one transaction with the news for the staff of their tournaments.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { SavedTeamMemberAnswer, TeamMemberRequest } from '@gelanggang/contract/team-members';
import { TeamMemberEntity } from '@gelanggang/database/entities/team-member.entity';
import { keepInRegister } from '@gelanggang/entries/athletes/keep-in-register';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { Attempts, ownEntry } from '../guessing/attempts';
import type { RequestAccount } from '../http/current-account';
import { ownerOf } from '../http/own-rows';
import { notFound } from '../http/refusals';
import { changeMember, refuseFaults, removeMember, withdrawMember } from './change-member';
import { lockContingentOf } from './member-locks';
import { toMemberValues } from './team-members.mapper';
import { TeamMembersQueries } from './team-members.queries';
import { tellEntries } from './tell-entries';
import { teamMembersSentences } from './sentences';
import { teamMembersTexts } from './texts';

@Injectable()
export class TeamMembersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: TeamMembersQueries,
    private readonly files: FileStore,
    private readonly attempts: Attempts,
  ) {}

  async create(body: TeamMemberRequest, account: RequestAccount): Promise<SavedTeamMemberAnswer> {
    await this.attempts.begin(...ownEntry('new entries of an account', account));
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockContingentOf(manager, body.contingent_id, ownerOf(account));
      const values = toMemberValues(body);
      await refuseFaults(manager, values, null, null);
      const { id } = await manager.save(TeamMemberEntity, values);
      await keepInRegister(manager, [id]);
      await tellEntries(manager, emit, values.contingentId, 1);
      return this.saved(manager, id, MESSAGES.memberAdded);
    });
  }

  update(id: number, body: TeamMemberRequest, account: RequestAccount): Promise<SavedTeamMemberAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const values = toMemberValues(body);
      await changeMember(manager, emit, { id, values, version: body.version, owner: ownerOf(account) });
      return this.saved(manager, id, MESSAGES.memberUpdated);
    });
  }

  async remove(id: number, account: RequestAccount): Promise<{ message: string }> {
    const photo = await writeWithEvents(this.dataSource, (manager, emit) =>
      removeMember(manager, emit, id, ownerOf(account)),
    );
    if (photo) await this.files.remove(photo);
    return { message: MESSAGES.memberDeleted };
  }

  /** It stays in the contingent's other tournaments. */
  async withdraw(tournamentId: number, id: number, account: RequestAccount): Promise<{ message: string }> {
    const photo = await writeWithEvents(this.dataSource, (manager, emit) =>
      withdrawMember(manager, emit, { id, tournamentId, owner: ownerOf(account) }),
    );
    if (photo) await this.files.remove(photo);
    return { message: teamMembersTexts.takenOut };
  }

  private async saved(manager: EntityManager, id: number, message: string): Promise<SavedTeamMemberAnswer> {
    const data = await this.members.byId(id, null, manager);
    if (!data) throw notFound(teamMembersSentences.notFound);
    return { message, data };
  }
}
