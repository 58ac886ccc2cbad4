// The photo of an athlete: private, checked by its content, kept small, upright and without the camera's data.
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { SavedPhotoAnswer } from '@gelanggang/contract/team-members';
import { insteadOfPhoto, trueName } from '@gelanggang/platform/files/file-kind';
import { FileStore, type OpenFile } from '@gelanggang/platform/files/file-store';
import { makePortrait, PICTURE_MAX_PIXELS, type PictureFault } from '@gelanggang/platform/files/picture';
import type { RequestAccount } from '../http/current-account';
import { ownerOf } from '../http/own-rows';
import { invalid, notFound, type Said } from '../http/refusals';
import { requireUploadRoom } from '../http/upload-room';
import { teamMembersSentences } from './sentences';
import { teamMembersTexts } from './texts';

const FAULTS: Readonly<Record<PictureFault, Said>> = {
  unreadable: teamMembersSentences.photoBroken,
  'too-many-pixels': teamMembersSentences.photoPixels(PICTURE_MAX_PIXELS / 1_000_000),
};

@Injectable()
export class MemberPhotoService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  /** Only for who may see the athlete. */
  async open(memberId: number, account: RequestAccount): Promise<OpenFile> {
    const [row] = await this.dataSource.query<{ photo_id: string | null }[]>(
      `select m.photo_file_id as photo_id from team_member m join contingent c on c.id = m.contingent_id
       where m.id = $1 and ($2::bigint is null or c.account_id = $2)`,
      [memberId, ownerOf(account)],
    );
    const file = row?.photo_id ? await this.files.open(row.photo_id) : null;
    if (!file) throw notFound(teamMembersSentences.photoNotFound);
    return file;
  }

  async save(memberId: number, content: Buffer | null, account: RequestAccount): Promise<SavedPhotoAnswer> {
    const refused = insteadOfPhoto(content ?? Buffer.alloc(0));
    if (!content || refused) throw invalid({ photo: [refused ?? ''] });
    const made = await makePortrait(content, account.id);
    if (!made.ok) throw invalid({ photo: [FAULTS[made.code]] });
    await requireUploadRoom(this.dataSource, account);
    const { kind, content: picture, width, height } = made.portrait;
    let before: string | null = null;
    const stored = await this.files.put({
      // never the name of somebody's phone, which may name the athlete
      name: trueName(`foto-${memberId}`, kind),
      contentType: kind.contentType,
      source: picture,
      width,
      height,
      accountId: account.id,
      commit: (insert) =>
        this.dataSource.transaction(async (manager) => {
          before = await this.hang(memberId, await insert(manager), account, manager);
        }),
    });
    if (before) await this.files.remove(before);
    return { message: teamMembersTexts.photoSaved, data: { photo_id: stored.id } };
  }

  async remove(memberId: number, account: RequestAccount): Promise<SavedPhotoAnswer> {
    const before = await this.dataSource.transaction((manager) => this.hang(memberId, null, account, manager));
    if (before) await this.files.remove(before);
    return { message: teamMembersTexts.photoDeleted, data: { photo_id: null } };
  }

  /** Answers the photo that was there before. */
  private async hang(
    memberId: number,
    fileId: string | null,
    account: RequestAccount,
    manager: DataSource['manager'],
  ): Promise<string | null> {
    const [row] = await manager.query<{ photo_id: string | null }[]>(
      `select m.photo_file_id as photo_id from team_member m join contingent c on c.id = m.contingent_id
       where m.id = $1 and ($2::bigint is null or c.account_id = $2) for no key update of m`,
      [memberId, ownerOf(account)],
    );
    if (!row) throw notFound(teamMembersSentences.notFound);
    await manager.query('update team_member set photo_file_id = $2 where id = $1', [memberId, fileId]);
    return row.photo_id;
  }
}
