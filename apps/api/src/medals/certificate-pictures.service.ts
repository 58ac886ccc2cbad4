// Pictures on a tournament's certificates, taken in, shown to its office and taken away.
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { CertificateSettingAnswer } from '@gelanggang/contract/certificates';
import type { Saved } from '@gelanggang/contract/tournament-setup';
import { CERTIFICATE_SLOTS, type CertificateSlot } from '@gelanggang/domain/results/certificates';
import { type PictureRow, readCertificatePictures } from '@gelanggang/medals/certificates.queries';
import { imageKind } from '@gelanggang/platform/files/file-kind';
import { makeMark, makeSheet, PICTURE_MAX_PIXELS, type PictureFault } from '@gelanggang/platform/files/picture';
import { invalid, notFound, type Said } from '../http/refusals';
import { CertificatesService } from './certificates.service';
import { medalsSentences } from './sentences';
import { medalsTexts } from './texts';
import { commonSentences } from '../http/sentences';

const FAULTS: Readonly<Record<PictureFault, Said>> = {
  unreadable: medalsSentences.pictureBroken,
  'too-many-pixels': commonSentences.picturePixels(PICTURE_MAX_PIXELS / 1_000_000),
};

function slotOf(text: string): CertificateSlot {
  const slot = CERTIFICATE_SLOTS.find((one) => one === text);
  if (!slot) throw notFound(medalsSentences.unknownPlace);
  return slot;
}

@Injectable()
export class CertificatePicturesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly certificates: CertificatesService,
  ) {}

  async read(tournamentId: number, slot: string): Promise<PictureRow> {
    const [row] = await readCertificatePictures(this.dataSource.manager, tournamentId, slotOf(slot));
    if (!row) throw notFound(medalsSentences.pictureNotFound);
    return row;
  }

  /** In the place of the one that stood there. */
  async save(
    tournamentId: number,
    text: string,
    given: Buffer | null,
    accountId: number,
  ): Promise<Saved<CertificateSettingAnswer>> {
    const slot = slotOf(text);
    if (!given || !imageKind(given)) throw invalid({ picture: [commonSentences.choosePicture] });
    const made = await (slot === 'background' ? makeSheet : makeMark)(given, accountId);
    if (!made.ok) throw invalid({ picture: [FAULTS[made.code]] });
    const { kind, content } = made.portrait;
    return this.change(tournamentId, medalsTexts.pictureSaved, (manager) =>
      manager.query(
        `insert into certificate_picture (tournament_id, slot, content_type, content) values ($1, $2, $3, $4)
         on conflict (tournament_id, slot) do update
         set content_type = excluded.content_type, content = excluded.content`,
        [tournamentId, slot, kind.contentType, content],
      ),
    );
  }

  /** One that is gone already is no fault. */
  remove(tournamentId: number, text: string): Promise<Saved<CertificateSettingAnswer>> {
    const slot = slotOf(text);
    return this.change(tournamentId, medalsTexts.pictureDeleted, (manager) =>
      manager.query('delete from certificate_picture where tournament_id = $1 and slot = $2', [tournamentId, slot]),
    );
  }

  private change(
    tournamentId: number,
    message: string,
    work: (manager: EntityManager) => Promise<unknown>,
  ): Promise<Saved<CertificateSettingAnswer>> {
    return this.dataSource.transaction(async (manager) => {
      await this.certificates.lock(manager, tournamentId);
      await work(manager);
      return { message, data: await this.certificates.setting(tournamentId, manager) };
    });
  }
}
