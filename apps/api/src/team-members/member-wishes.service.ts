// What an athlete or a guardian wishes of the public pages, initials only or no page of its own: noted with who asked, and taken
// back.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { SavedWishAnswer } from '@gelanggang/contract/team-members';
import { writeWithEvents } from '@gelanggang/platform/events/event-log';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { tellNamedOtherwise } from '@gelanggang/scheduling/tell-names';
import type { RequestAccount } from '../http/current-account';
import { ownerOf } from '../http/own-rows';
import { lockMember } from './member-locks';
import { tellEntries } from './tell-entries';
import { wishTexts } from './texts';

interface ChangedRow {
  id: number;
  contingentId: number;
  askedAt: Date | null;
}

type Wish = 'initials' | 'gone';

/** All entries of this person in contingents of the same account. */
const saveSql = (wish: Wish): string => `
  update team_member m set ${wish}_asked_by = $3, ${wish}_asked_at = case when $3::text is not null then now() end
  from contingent c where c.id = m.contingent_id and m.nik = $1
    and c.account_id = (select account_id from contingent where id = $2)
  returning m.id, m.contingent_id as "contingentId", m.${wish}_asked_at as "askedAt"`;

const SAVE = { initials: saveSql('initials'), gone: saveSql('gone') } as const;

@Injectable()
export class MemberWishesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  /** `askedBy` null: nobody wishes so any more. Holds for all entries of this person in contingents of the same account. */
  async save(memberId: number, wish: Wish, askedBy: string | null, account: RequestAccount): Promise<SavedWishAnswer> {
    const { rows, fileIds } = await writeWithEvents(this.dataSource, async (manager, emit) => {
      const { nik, contingentId } = await lockMember(manager, memberId, ownerOf(account));
      const [rows] = await manager.query<[ChangedRow[], number]>(SAVE[wish], [nik, contingentId, askedBy]);
      const ids = rows.map(({ id }) => id);
      for (const id of [...new Set(rows.map((row) => row.contingentId))].sort((a, b) => a - b)) {
        await tellEntries(manager, emit, id, rows.filter((row) => row.contingentId === id).length);
      }
      if (wish === 'gone') return { rows, fileIds: [] };
      await tellNamedOtherwise(manager, emit, ids);
      return { rows, fileIds: await forgetPublicFiles(manager, ids) };
    });
    for (const id of fileIds) await this.files.remove(id);
    const askedAt = rows.find(({ id }) => id === memberId)?.askedAt ?? null;
    return {
      message: wishTexts[wish][askedBy === null ? 'off' : 'on'],
      data: {
        wish: askedBy !== null && askedAt ? { asked_by: askedBy, asked_at: askedAt.toISOString() } : null,
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
