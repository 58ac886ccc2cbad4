// Takes in, orders and removes sponsors' pictures; every screen that shows them hears it at once.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { streams } from '@gelanggang/contract/events';
import {
  MOST_SPONSORS,
  type SponsorOrderRequest,
  type SponsorRequest,
  type SponsorRow as OfficeRow,
  type SponsorsAnswer,
} from '@gelanggang/contract/sponsors';
import { type Emit, writeWithEvents } from '@gelanggang/platform/events/event-log';
import { imageKind, trueName } from '@gelanggang/platform/files/file-kind';
import { FileStore } from '@gelanggang/platform/files/file-store';
import { makePicture, PICTURE_MAX_PIXELS, type PictureFault, SCREEN_WIDTHS } from '@gelanggang/platform/files/picture';
import { refuseOutdated } from '../http/changed-meanwhile';
import { conflict, invalid, notFound, type Said } from '../http/refusals';
import { DisplaysQueries } from './displays.queries';
import { type SponsorRow, sponsorsOf, sponsorVersion, toOfficeRow } from './sponsor-rows';
import { displaysSentences } from './sentences';
import { commonSentences, thingSentences } from '../http/sentences';
import { displaysTexts } from './texts';

const FAULTS: Readonly<Record<PictureFault, Said>> = {
  unreadable: commonSentences.choosePicture,
  'too-many-pixels': commonSentences.picturePixels(PICTURE_MAX_PIXELS / 1_000_000),
};

@Injectable()
export class SponsorsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly displays: DisplaysQueries,
    private readonly files: FileStore,
  ) {}

  async list(tournamentId: number): Promise<OfficeRow[]> {
    const [tournament] = await this.dataSource.query<{ sponsors: SponsorRow[] }[]>(
      `select ${sponsorsOf('t.id')} as sponsors from tournament t where t.id = $1 and t.deleted_at is null`,
      [tournamentId],
    );
    if (!tournament) throw notFound(thingSentences.tournament);
    return tournament.sponsors.map(toOfficeRow);
  }

  /** It comes to the end. */
  async add(
    tournamentId: number,
    { name, seconds }: SponsorRequest,
    content: Buffer | null,
    accountId: number,
  ): Promise<SponsorsAnswer> {
    if (!content || !imageKind(content)) throw invalid({ picture: [commonSentences.choosePicture] });
    await this.list(tournamentId);
    const made = await makePicture(content, accountId, SCREEN_WIDTHS);
    if (!made.ok) throw invalid({ picture: [FAULTS[made.code]] });
    const file = await this.files.putPicture(trueName('sponsor', made.picture.fallback.kind), made.picture, accountId);
    try {
      return await this.change(tournamentId, displaysTexts.sponsorAdded, async (manager) => {
        const added = await manager.query<unknown[]>(
          `insert into sponsor_picture (tournament_id, file_id, name, seconds, position)
           select $1, $2, $3, $4, coalesce(max(position), 0) + 1 from sponsor_picture where tournament_id = $1
           having count(*) < $5 returning id`,
          [tournamentId, file.id, name, seconds, MOST_SPONSORS],
        );
        if (added.length === 0) throw conflict(displaysSentences.manySponsors(MOST_SPONSORS));
      });
    } catch (error) {
      await this.files.remove(file.id);
      throw error;
    }
  }

  update(tournamentId: number, id: number, { name, seconds, version }: SponsorRequest): Promise<SponsorsAnswer> {
    return this.change(tournamentId, displaysTexts.sponsorSaved, async (manager) => {
      const [before] = await manager.query<Pick<SponsorRow, 'name' | 'seconds'>[]>(
        'select name, seconds from sponsor_picture where tournament_id = $1 and id = $2',
        [tournamentId, id],
      );
      if (!before) throw sponsorNotFound();
      refuseOutdated(version, sponsorVersion(before));
      await manager.query('update sponsor_picture set name = $2, seconds = $3 where id = $1', [id, name, seconds]);
    });
  }

  order(tournamentId: number, { ids }: SponsorOrderRequest): Promise<SponsorsAnswer> {
    return this.change(tournamentId, displaysTexts.sponsorsOrdered, async (manager) => {
      const standing = await manager.query<{ id: number }[]>(
        'select id from sponsor_picture where tournament_id = $1',
        [tournamentId],
      );
      if (standing.length !== ids.length || standing.some(({ id }) => !ids.includes(id))) {
        throw conflict(displaysSentences.sponsorsChanged);
      }
      await manager.query(
        `update sponsor_picture s set position = given.position
         from unnest($1::bigint[]) with ordinality as given (id, position) where s.id = given.id`,
        [ids],
      );
    });
  }

  async remove(tournamentId: number, id: number): Promise<SponsorsAnswer> {
    let fileId = '';
    const answer = await this.change(tournamentId, displaysTexts.sponsorDeleted, async (manager) => {
      const [[gone]] = await manager.query<[{ fileId: string }[], number]>(
        'delete from sponsor_picture where tournament_id = $1 and id = $2 returning file_id as "fileId"',
        [tournamentId, id],
      );
      if (!gone) throw sponsorNotFound();
      fileId = gone.fileId;
    });
    await this.files.remove(fileId);
    return answer;
  }

  /** One change of a tournament's pictures after the other. */
  private change(
    tournamentId: number,
    message: string,
    work: (manager: EntityManager) => Promise<void>,
  ): Promise<SponsorsAnswer> {
    return writeWithEvents(this.dataSource, async (manager, emit) => {
      const found = await manager.query<unknown[]>(
        'select 1 from tournament where id = $1 and deleted_at is null for no key update',
        [tournamentId],
      );
      if (found.length === 0) throw notFound(thingSentences.tournament);
      await work(manager);
      await this.tellScreens(manager, emit, tournamentId);
      const [row] = await manager.query<{ sponsors: SponsorRow[] }[]>(`select ${sponsorsOf('$1')} as sponsors`, [
        tournamentId,
      ]);
      return { message, data: (row?.sponsors ?? []).map(toOfficeRow) };
    });
  }

  private async tellScreens(manager: EntityManager, emit: Emit, tournamentId: number): Promise<void> {
    for (const code of await this.displays.withSponsors(tournamentId, manager)) {
      emit.whole(streams.display(code), 'display.changed', async (locked) => {
        const display = await this.displays.state(code, locked);
        if (!display) throw new Error(`Screen ${code} was taken off the desk meanwhile.`);
        return { display };
      });
    }
  }
}

const sponsorNotFound = () => notFound(displaysSentences.sponsorNotFound);
