// A picture on a tournament's certificates: the whole sheet, a logo, or a signature over its line.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import type { CertificateSlot } from '@gelanggang/domain/results/certificates';
import { TournamentEntity } from './tournament.entity';

@Entity('certificate_picture')
@Check(
  'certificate_picture_slot_check',
  "slot in ('background', 'logo1', 'logo2', 'signature1', 'signature2', 'signature3')",
)
@Check('certificate_picture_content_type_check', "content_type in ('image/jpeg', 'image/png')")
@Check('certificate_picture_content_check', 'octet_length(content) between 1 and 4194304')
export class CertificatePictureEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @PrimaryColumn({ type: 'text' })
  slot: CertificateSlot;

  @Column({ type: 'text' })
  contentType: string;

  @Column({ type: 'bytea' })
  content: Buffer;
}
