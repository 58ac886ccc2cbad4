// The wish of an athlete's guardian that everybody sees initials only: noted with who asked, and taken back.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SavedInitialsAnswer } from '@gelanggang/contract/team-members';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { tellNamedOtherwise } from '@gelanggang/scheduling/tell-names';
import type { RequestAccount } from '../http/current-account';
import { ownerOf } from '../http/own-rows';
import { lockMember } from './member-locks';
import { tellEntries } from './tell-entries';

interface ChangedRow {
  id: number;
  contingentId: number;
  askedAt: Date | null;
}

@Injectable()
export class MemberInitialsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  /** `askedBy` null: by name again. Holds for all entries of this person in contingents of the same account. */
  async save(memberId: number, askedBy: string | null, account: RequestAccount): Promise<SavedInitialsAnswer> {
    const { rows, fileIds } = await writeWithEvents(this.dataSource, async (manager, emit) => {
      const { nik, contingentId } = await lockMember(manager, memberId, ownerOf(account));
      const [rows] = await manager.query<[ChangedRow[], number]>(
        `update team_member m set initials_asked_by = $3, initials_asked_at = case when $3::text is not null then now() end
         from contingent c where c.id = m.contingent_id and m.nik = $1
           and c.account_id = (select account_id from contingent where id = $2)
         returning m.id, m.contingent_id as "contingentId", m.initials_asked_at as "askedAt"`,
        [nik, contingentId, askedBy],
      );
      const ids = rows.map(({ id }) => id);
      await tellNamedOtherwise(manager, emit, ids);
      for (const id of [...new Set(rows.map((row) => row.contingentId))].sort((a, b) => a - b)) {
        await tellEntries(manager, emit, id, rows.filter((row) => row.contingentId === id).length);
      }
      return { rows, fileIds: await forgetPublicFiles(manager, ids) };
    });
    for (const id of fileIds) await this.files.remove(id);
    const askedAt = rows.find(({ id }) => id === memberId)?.askedAt ?? null;
    return {
      message:
        askedBy === null
          ? 'Atlet ini tampil dengan nama lengkap.'
          : 'Atlet ini tampil dengan inisial di semua halaman publik.',
      data: {
        initials: askedBy !== null && askedAt ? { asked_by: askedBy, asked_at: askedAt.toISOString() } : null,
        entries: rows.length,
      },
    };
  }
}

/** Files that everybody may fetch name people as they were named: their jobs go, and whoever asks has a new one made. */
async function forgetPublicFiles(manager: EntityManager, memberIds: readonly number[]): Promise<string[]> {
  const [rows] = await manager.query<[{ fileId: string | null }[], number]>(
    `delete from job where account_id is null and finished_at is not null and tournament_id in (
       select tournament_id from tournament_entry where team_member_id = any($1::bigint[]))
     returning file_id as "fileId"`,
    [memberIds],
  );
  return rows.flatMap(({ fileId }) => fileId ?? []);
}
