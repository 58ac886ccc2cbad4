// A moment that the table asked a camera for, with the clip that came; kept where a protest card was decided by it.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { Numbered } from './numbered';
import { PanelDeviceEntity } from './panel-device.entity';
import { KEY_CHECK } from './sheet-entry';
import { TournamentArenaEntity } from './tournament-arena.entity';
import { VarRequestEntity } from './var-request.entity';

@Entity('replay_clip')
@Check('replay_clip_check', "to_at > from_at and to_at <= from_at + interval '10 seconds'")
@Check('replay_clip_check1', '(content is null) = (begins_at is null) and (content is null) = (kind is null)')
@Check('replay_clip_check2', 'content is null or missing_at is null')
@Check('replay_clip_kind_check', "kind in ('webm', 'mp4')")
@Check('replay_clip_content_check', 'octet_length(content) between 1 and 16000000')
@Check('replay_clip_key_check', KEY_CHECK)
@Unique(['arenaId', 'key'])
@Index(['arenaId', 'askedAt'])
export class ReplayClipEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentArenaEntity, { onDelete: 'CASCADE' })
  arenaId: number;

  /** The card that waited when it was asked for. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => VarRequestEntity, { onDelete: 'CASCADE' })
  varRequestId: number | null;

  @Column({ type: 'bigint' })
  @ForeignKey(() => PanelDeviceEntity)
  askedBy: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  askedAt: Date;

  @Column({ type: 'timestamptz' })
  fromAt: Date;

  @Column({ type: 'timestamptz' })
  toAt: Date;

  @Column({ type: 'text', nullable: true })
  key: string | null;

  /** Of the recording's first picture. */
  @Column({ type: 'timestamptz', nullable: true })
  beginsAt: Date | null;

  @Column({ type: 'text', nullable: true })
  kind: 'webm' | 'mp4' | null;

  @Column({ type: 'bytea', nullable: true })
  content: Buffer | null;

  /** The camera has not got that moment. */
  @Column({ type: 'timestamptz', nullable: true })
  missingAt: Date | null;
}
