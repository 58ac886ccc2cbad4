// The papers of an athlete in the register: for the own account alone, checked by their content. A picture is kept without
// what the camera wrote into it.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AthletePaper, AthletePaperRequest, SavedPaperAnswer } from '@gelanggang/contract/athletes';
import { REGISTER_PAPER_LABELS, type RegisterPaper } from '@gelanggang/domain/athletes/register-papers';
import { type FileKind, imageKind, insteadOfPhoto, isHeic, PDF, trueName } from '@gelanggang/platform/files/file-kind';
import { FileStore, type NewFile, type OpenFile } from '@gelanggang/platform/files/file-store';
import { photoSentences } from '@gelanggang/platform/files/sentences';
import { makePortrait, makeScan, PICTURE_MAX_PIXELS, type PictureFault } from '@gelanggang/platform/files/picture';
import type { RequestAccount } from '../http/current-account';
import { invalid, notFound, type Said } from '../http/refusals';
import { requireUploadRoom } from '../http/upload-room';
import { thingSentences, commonSentences } from '../http/sentences';
import { teamMembersTexts } from './texts';
import { teamMembersSentences } from './sentences';

const FAULTS: Readonly<Record<PictureFault, Said>> = {
  unreadable: teamMembersSentences.pictureBroken,
  'too-many-pixels': commonSentences.picturePixels(PICTURE_MAX_PIXELS / 1_000_000),
};

type Content = Pick<NewFile, 'source' | 'width' | 'height'> & { kind: FileKind };

@Injectable()
export class RegisterPapersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
  ) {}

  async open(athleteId: number, kind: RegisterPaper, account: RequestAccount): Promise<OpenFile> {
    const [row] = await this.dataSource.query<{ fileId: string }[]>(
      `select f.file_id as "fileId" from athlete_file f join athlete a on a.id = f.athlete_id
       where a.id = $1 and a.account_id = $2 and f.kind = $3`,
      [athleteId, account.id, kind],
    );
    const file = row ? await this.files.open(row.fileId) : null;
    if (!file) throw notFound(thingSentences.file);
    return file;
  }

  async save(
    athleteId: number,
    kind: RegisterPaper,
    content: Buffer | null,
    { dated_on: datedOn }: AthletePaperRequest,
    account: RequestAccount,
  ): Promise<SavedPaperAnswer> {
    if (kind === 'health-letter') await this.refuseDay(datedOn);
    const { kind: type, ...made } = await contentOf(kind, content ?? Buffer.alloc(0), account.id);
    await requireUploadRoom(this.dataSource, account);
    let before: string | null = null;
    let papers: AthletePaper[] = [];
    await this.files.put({
      // never the name of somebody's phone, which may name the athlete
      name: trueName(`${kind}-${athleteId}`, type),
      contentType: type.contentType,
      ...made,
      accountId: account.id,
      commit: (insert) =>
        this.dataSource.transaction(async (manager) => {
          await hold(manager, athleteId, account.id);
          before = await fileOf(manager, athleteId, kind);
          const fileId = await insert(manager);
          await manager.query(
            `insert into athlete_file (athlete_id, kind, file_id, dated_on) values ($1, $2, $3, $4)
             on conflict (athlete_id, kind) do update set file_id = excluded.file_id, dated_on = excluded.dated_on,
               added_at = now()`,
            [athleteId, kind, fileId, kind === 'health-letter' ? datedOn : null],
          );
          papers = await papersOf(manager, athleteId);
        }),
    });
    if (before) await this.files.remove(before);
    return { message: teamMembersTexts.paperSaved(REGISTER_PAPER_LABELS[kind]), data: { papers } };
  }

  async remove(athleteId: number, kind: RegisterPaper, account: RequestAccount): Promise<SavedPaperAnswer> {
    const { before, papers } = await this.dataSource.transaction(async (manager) => {
      await hold(manager, athleteId, account.id);
      const standing = await fileOf(manager, athleteId, kind);
      await manager.query('delete from athlete_file where athlete_id = $1 and kind = $2', [athleteId, kind]);
      return { before: standing, papers: await papersOf(manager, athleteId) };
    });
    if (before) await this.files.remove(before);
    return { message: teamMembersTexts.paperDeleted(REGISTER_PAPER_LABELS[kind]), data: { papers } };
  }

  private async refuseDay(day: string | undefined): Promise<void> {
    const [clock] = await this.dataSource.query<[{ tomorrow: string }]>(
      `select to_char(now() + interval '1 day', 'YYYY-MM-DD') as tomorrow`,
    );
    if (day === undefined) throw invalid({ dated_on: [teamMembersSentences.letterDate] });
    // a day ahead: the server's day may not have begun where the letter was written
    if (day > clock.tomorrow) throw invalid({ dated_on: [commonSentences.letterInFuture] });
  }
}

async function contentOf(kind: RegisterPaper, content: Buffer, accountId: number): Promise<Content> {
  const isPdf = content.toString('latin1', 0, 5) === '%PDF-';
  if (kind !== 'photo' && isPdf) return { kind: PDF, source: content };
  const refused = kind === 'photo' ? insteadOfPhoto(content) : insteadOfScan(content);
  if (refused) throw invalid({ paper: [refused] });
  const made = await (kind === 'photo' ? makePortrait(content, accountId) : makeScan(content, accountId));
  if (!made.ok) throw invalid({ paper: [FAULTS[made.code]] });
  const { kind: type, content: source, width, height } = made.portrait;
  return { kind: type, source, width, height };
}

function insteadOfScan(content: Buffer): Said | null {
  if (imageKind(content)) return null;
  return isHeic(content) ? photoSentences.heic : teamMembersSentences.scanType;
}

/** 404 when it is another account's. */
async function hold(manager: EntityManager, athleteId: number, accountId: number): Promise<void> {
  const rows = await manager.query<unknown[]>(
    'select 1 from athlete where id = $1 and account_id = $2 for no key update',
    [athleteId, accountId],
  );
  if (rows.length === 0) throw notFound(thingSentences.athlete);
}

async function fileOf(manager: EntityManager, athleteId: number, kind: RegisterPaper): Promise<string | null> {
  const [row] = await manager.query<{ fileId: string }[]>(
    'select file_id as "fileId" from athlete_file where athlete_id = $1 and kind = $2',
    [athleteId, kind],
  );
  return row?.fileId ?? null;
}

function papersOf(manager: EntityManager, athleteId: number): Promise<AthletePaper[]> {
  return manager.query(
    `select kind, to_char(dated_on, 'YYYY-MM-DD') as "datedOn", file_id as "fileId"
     from athlete_file where athlete_id = $1 order by kind`,
    [athleteId],
  );
}
