// Saves and deletes athletes, each in one transaction with the news for the staff of their tournaments.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { MESSAGES } from '@gelanggang/contract/messages';
import type { SavedTeamMemberAnswer, TeamMemberRequest } from '@gelanggang/contract/team-members';
import { TeamMemberEntity } from '@gelanggang/database/entities/team-member.entity';
import { isDrawnOtherwise } from '@gelanggang/domain/athletes/entry-rules';
import { correctNikInRegister, keepInRegister } from '@gelanggang/entries/athletes/keep-in-register';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { tellRenamed } from '@gelanggang/scheduling/tell-names';
import type { RequestAccount } from '../http/current-account';
import { ownerOf } from '../http/own-rows';
import { conflict, invalid, notFound } from '../http/refusals';
import { faultsOfEntry } from './entry-faults';
import { lockContingentOf, lockMember, type LockedMember } from './member-locks';
import { type MemberValues, toMemberValues } from './team-members.mapper';
import { TeamMembersQueries } from './team-members.queries';
import { tellEntries } from './tell-entries';

@Injectable()
export class TeamMembersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly members: TeamMembersQueries,
    private readonly files: FileStore,
  ) {}

  create(body: TeamMemberRequest, account: RequestAccount): Promise<SavedTeamMemberAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      await lockContingentOf(manager, body.contingent_id, ownerOf(account));
      const values = toMemberValues(body);
      await this.refuseFaults(manager, values, null, null);
      const { id } = await manager.save(TeamMemberEntity, values);
      await keepInRegister(manager, [id]);
      await tellEntries(manager, emit, values.contingentId, 1);
      return this.saved(manager, id, MESSAGES.memberAdded);
    });
  }

  update(id: number, body: TeamMemberRequest, account: RequestAccount): Promise<SavedTeamMemberAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const before = await lockMember(manager, id, ownerOf(account));
      if (body.version !== undefined && body.version !== before.version) {
        throw conflict('Anggota ini baru saja diubah orang lain. Silakan muat ulang.');
      }
      const values = toMemberValues(body);
      if (values.contingentId !== before.contingentId) {
        throw invalid({ contingent_id: ['Anggota tidak dapat pindah kontingen.'] });
      }
      refuseFixed(before, values);
      await this.refuseFaults(manager, values, id, before);
      const version = before.version + 1;
      await manager.update(TeamMemberEntity, { id }, { ...values, version, updatedAt: () => 'now()' });
      await correctNikInRegister(manager, before.contingentId, { from: before.nik, to: values.nik });
      await keepInRegister(manager, [id]);
      await tellEntries(manager, emit, before.contingentId, 1);
      if (values.name !== before.name) await tellRenamed(manager, emit, { memberIds: [id] });
      return this.saved(manager, id, MESSAGES.memberUpdated);
    });
  }

  async remove(id: number, account: RequestAccount): Promise<{ message: string }> {
    const photo = await writeWithEvents(this.dataSource, async (manager, emit) => {
      const member = await lockMember(manager, id, ownerOf(account));
      if (member.isPaid) throw conflict('Anggota ini sudah menjadi peserta kejuaraan, jadi tidak dapat dihapus.');
      if (member.isBilled) throw conflict('Anggota ini ada di tagihan, jadi tidak dapat dihapus.');
      const [deleted] = await manager.query<[{ photo: string | null }[], number]>(
        'delete from team_member where id = $1 returning photo_file_id as photo',
        [id],
      );
      await tellEntries(manager, emit, member.contingentId, 1);
      return deleted[0]?.photo ?? null;
    });
    if (photo) await this.files.remove(photo);
    return { message: MESSAGES.memberDeleted };
  }

  private async refuseFaults(
    manager: EntityManager,
    values: MemberValues,
    exceptId: number | null,
    before: LockedMember | null,
  ): Promise<void> {
    const faults = await faultsOfEntry(manager, values, exceptId, before);
    if (Object.keys(faults).length > 0) throw invalid(faults);
  }

  private async saved(manager: EntityManager, id: number, message: string): Promise<SavedTeamMemberAnswer> {
    const data = await this.members.byId(id, null, manager);
    if (!data) throw notFound('Anggota tim tidak ditemukan.');
    return { message, data };
  }
}

/** A draw has taken the athlete as it was; a bill has taken the fee of its match category. */
function refuseFixed(before: LockedMember, wanted: MemberValues): void {
  if (before.isDrawn && isDrawnOtherwise(before, wanted)) {
    throw conflict('Anggota ini sudah diundi, jadi kategori, usia, kelas dan gendernya tidak dapat diubah.');
  }
  if (before.isHeld && before.matchCategoryId !== wanted.matchCategoryId) {
    throw conflict('Anggota ini ada di tagihan, jadi kategorinya tidak dapat diubah.');
  }
}
