// Hands a tournament to the hall and takes it home from the browser: the files lie on this server until they are carried on.
import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rm, stat } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { HttpException, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import {
  type GiveRequest,
  type Handovers,
  MOST_HANDOVER_BYTES,
  type ReadHandover,
} from '@gelanggang/contract/handover';
import { BLOCK_SETTING } from '@gelanggang/database/copy/handover-block';
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import { writeAudit } from '@gelanggang/platform/audit/write-audit';
import { Env } from '@gelanggang/platform/env/env';
import { diskSentence } from '@gelanggang/platform/files/disk-sentence';
import { isNoRoom } from '@gelanggang/platform/files/no-room';
import { WaitingLine } from '@gelanggang/platform/turns/waiting-line';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { Sentence } from '@gelanggang/domain/words/sentences';
import { CommandRefusal } from '../commands/run-command';
import type { RequestAccount } from '../http/current-account';
import { inLine } from '../http/in-line';
import { keepUpload } from '../http/multipart-file';
import { conflict, invalid, notFound, textOf } from '../http/refusals';
import { giveTournament } from './give-tournament';
import { takeBack } from './take-back';
import { UnfoldsTooFar } from './handover-file';
import { OverwritesChanges, takeTournament } from './take-tournament';
import { thingSentences, commonSentences } from '../http/sentences';
import { handoverSentences } from './sentences';
import { handoverTexts } from './texts';
import { handoverFileTexts } from './file-texts';

const ENDING = '.gelanggang';
/** 'piala-gelanggang-2026-11-26T09-30-00.gelanggang': of this tournament, and of none whose address only begins alike. */
const isOf = (slug: string, file: string): boolean => file.slice(0, -`-YYYY-MM-DDTHH-MM-SS${ENDING}`.length) === slug;
/** Of files that were sent here to be taken. */
const UPLOAD = 'kiriman-';
/** One of them is kept: while it comes, is read or is taken, no other one takes its place. */
const sentFiles = new WaitingLine({ atOnce: 1, mostWaiting: 0, mostOfOwner: 1 });
const alone = <T>(work: () => Promise<T>): Promise<T> =>
  inLine(sentFiles, 'the file that was sent', work, handoverSentences.otherUpload);

interface Standing {
  id: number;
  name: string;
  slug: string;
  is_away: boolean;
  since: string | null;
  place: string | null;
  file_name: string | null;
}

@Injectable()
export class HandoverService {
  private readonly folder: string;

  constructor(
    private readonly dataSource: DataSource,
    private readonly files: FileStore,
    env: Env,
  ) {
    this.folder = join(resolve(env.DATA_DIR), 'handovers');
  }

  async list(): Promise<Handovers> {
    const [standing, [guest]] = await Promise.all([
      this.dataSource.query<Standing[]>(
        `select t.id, t.name, t.slug, t.is_away, h.at as since, h.place, h.file_name
         from tournament t
         left join lateral (
           select at, place, file_name from handover where tournament_id = t.id and t.is_away order by id desc limit 1
         ) h on true
         where t.deleted_at is null and not ${isOfRehearsal('t.id')} order by t.is_away desc, t.start_date desc, t.id`,
      ),
      this.dataSource.query<{ is_guest: boolean }[]>('select exists (select from setting where key = $1) as is_guest', [
        BLOCK_SETTING,
      ]),
    ]);
    const tournaments = await Promise.all(
      standing.map(async ({ file_name, ...row }) => ({
        ...row,
        file: file_name ? await this.fileOf(file_name) : null,
      })),
    );
    return { tournaments, is_guest: guest?.is_guest ?? false };
  }

  async give(id: number, { place, with_passwords: withPasswords }: GiveRequest): Promise<{ message: string }> {
    const { slug, name } = await this.tournament(id);
    await this.makeFolder();
    const moment = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
    const path = join(this.folder, `${slug}-${moment}${ENDING}`);
    await this.inWords(() =>
      giveTournament(this.dataSource, this.files.contents, { slug, path, withPasswords, place: place ?? null }),
    );
    await this.removeOthers((file) => isOf(slug, file) && file !== basename(path));
    return { message: handoverTexts.handedOver(name) };
  }

  async open(id: number, account: RequestAccount) {
    const { tournaments } = await this.list();
    const file = tournaments.find((one) => one.id === id)?.file;
    if (!file) throw notFound(handoverSentences.fileNotHere);
    // open, it is whole to its end, also where another hand removes it meanwhile
    const handle = await open(join(this.folder, file.name)).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') throw notFound(handoverSentences.fileNotHere);
      throw error;
    });
    try {
      await writeAudit(this.dataSource.manager, {
        accountId: account.id,
        action: 'handover.downloaded',
        subjectType: 'tournament',
        subjectId: id,
        detail: { name: file.name },
      });
      return { stream: handle.createReadStream(), name: file.name, length: (await handle.stat()).size };
    } catch (error) {
      await handle.close();
      throw error;
    }
  }

  async takeBack(id: number): Promise<{ message: string }> {
    const { slug, name } = await this.tournament(id);
    await this.inWords(() => takeBack(this.dataSource, slug));
    await this.removeOthers((file) => isOf(slug, file));
    return { message: handoverTexts.heldAgain(name) };
  }

  /** Keeps the file that is sent, one at a time (409), and says what taking it would do. */
  read(request: FastifyRequest): Promise<ReadHandover> {
    return alone(() => this.readNow(request));
  }

  take(upload: string, overwrite: boolean): Promise<{ message: string }> {
    return alone(() => this.takeNow(upload, overwrite));
  }

  private async readNow(request: FastifyRequest): Promise<ReadHandover> {
    await this.makeFolder();
    const upload = randomUUID();
    const path = this.uploadAt(upload);
    await keepUpload(request, path, {
      file: 'file',
      maxBytes: MOST_HANDOVER_BYTES,
      tooLarge: commonSentences.gigabytes(4),
    });
    await this.removeOthers((file) => file.startsWith(UPLOAD) && file !== basename(path));
    try {
      return { upload, ...(await this.inWords(() => this.tried(path))) };
    } catch (error) {
      await rm(path, { force: true });
      throw error;
    }
  }

  private async takeNow(upload: string, overwrite: boolean): Promise<{ message: string }> {
    const path = this.uploadAt(upload);
    if (!(await stat(path).catch(() => null))) throw notFound(handoverSentences.uploadGone);
    const { name, isKnown } = await this.inWords(() =>
      takeTournament(this.dataSource, this.files.contents, { path, isDryRun: false, force: overwrite }),
    );
    await rm(path, { force: true });
    return {
      message: isKnown ? handoverTexts.receivedBefore(name) : handoverTexts.heldHere(name),
    };
  }

  private async tried(path: string): Promise<Omit<ReadHandover, 'upload'>> {
    let overwrites: string | null = null;
    const taken = await this.dryRun(path, false).catch((error: unknown) => {
      if (!(error instanceof OverwritesChanges)) throw error;
      overwrites = error.message;
      return this.dryRun(path, true);
    });
    const { name: tournament, contents: files, isKnown: is_known, changes } = taken;
    return { tournament, files, is_known, changes, overwrites };
  }

  private dryRun(path: string, force: boolean) {
    return takeTournament(this.dataSource, this.files.contents, { path, isDryRun: true, force });
  }

  private async tournament(id: number): Promise<{ slug: string; name: string }> {
    const [row] = await this.dataSource.query<{ slug: string; name: string }[]>(
      'select slug, name from tournament where id = $1 and deleted_at is null',
      [id],
    );
    if (!row) throw notFound(thingSentences.tournament);
    return row;
  }

  /** What a person can mend is a refusal, without the path that it has on this server. */
  private async inWords<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof HttpException || isNoRoom(error)) throw error;
      if (error instanceof UnfoldsTooFar) throw invalid({ file: [error.said] });
      const said = error instanceof CommandRefusal ? error.said : diskSentence(error);
      if (said === null) throw error;
      const told = () => this.withoutPath(textOf(said));
      throw conflict(said instanceof Sentence ? new Sentence(said.code, told, said.given) : told());
    }
  }

  private withoutPath(text: string): string {
    return text.replaceAll(`${this.folder}/`, '').replace(/kiriman-[\w-]+\.gelanggang/g, handoverFileTexts.thisFile);
  }

  private uploadAt = (upload: string): string => join(this.folder, `${UPLOAD}${upload}${ENDING}`);

  private async fileOf(name: string): Promise<{ name: string; size_bytes: number } | null> {
    const there = await stat(join(this.folder, basename(name))).catch(() => null);
    return there?.isFile() ? { name, size_bytes: there.size } : null;
  }

  private async makeFolder(): Promise<void> {
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
  }

  private async removeOthers(isOld: (file: string) => boolean): Promise<void> {
    await this.makeFolder();
    for (const file of await readdir(this.folder)) {
      if (file.endsWith(ENDING) && isOld(file)) await rm(join(this.folder, file), { force: true });
    }
  }
}
