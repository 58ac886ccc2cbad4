// A device that scores at an arena: a one-time code first, then the phone or tablet that used it, until it is replaced.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { OfficialEntity } from './official.entity';
import { TournamentArenaEntity } from './tournament-arena.entity';

@Entity('panel_device')
@Check('panel_device_seat_check', 'seat between 0 and 12')
@Check('panel_device_code_check', "code ~ '^[A-HJKMNP-Z2-9]{6}$'")
@Check('panel_device_check', '(code is null) = (code_expires_at is null)')
@Check('panel_device_check1', 'code is null or token_hash is null')
@Check('panel_device_check2', '(token_hash is null) = (taken_at is null)')
@Check('panel_device_token_hash_check', 'octet_length(token_hash) = 32')
@Unique(['code'])
@Unique(['tokenHash'])
@Index('panel_device_one_holder', ['arenaId', 'seat'], {
  unique: true,
  where: 'token_hash IS NOT NULL AND revoked_at IS NULL',
})
@Index('panel_device_one_code', ['arenaId', 'seat'], {
  unique: true,
  where: 'code IS NOT NULL AND revoked_at IS NULL',
})
export class PanelDeviceEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentArenaEntity, { onDelete: 'CASCADE' })
  arenaId: number;

  /** 0 is the council, 11 the phone that counts alone, 12 the camera, all others are judges. */
  @Column({ type: 'integer' })
  seat: number;

  /** Until a device has used it. */
  @Column({ type: 'text', nullable: true })
  code: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  codeExpiresAt: Date | null;

  /** SHA-256 of what the device holds. */
  @Column({ type: 'bytea', nullable: true })
  tokenHash: Buffer | null;

  /** The page of the device that counts, where several are open. */
  @Column({ type: 'text', nullable: true })
  tab: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  takenAt: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  seenAt: Date | null;

  /** Since when it is there without a gap. */
  @Column({ type: 'timestamptz', nullable: true })
  thereSince: Date | null;

  @Column({ type: 'timestamptz', nullable: true })
  revokedAt: Date | null;

  /** Who sits there, as said at the panel; null where the tournament has no list of officials, or nobody said it. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => OfficialEntity, { onDelete: 'SET NULL' })
  officialId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  issuedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  issuedAt: Date;
}
