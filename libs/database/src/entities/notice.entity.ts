// Something that an account was told in the bell.
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';

@Entity('notice')
@Index(['accountId', 'id'])
@Index('notice_unread_idx', ['accountId'], { where: 'read_at IS NULL' })
@Index('notice_unsettled_idx', ['subject'], { where: 'read_at IS NULL' })
export class NoticeEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity, { onDelete: 'CASCADE' })
  accountId: number;

  @Column({ type: 'text' })
  kind: string;

  /** What it is about, as `billing:12`; empty: nothing that moves on. */
  @Column({ type: 'text', default: '' })
  subject: string;

  @Column({ type: 'jsonb' })
  data: unknown;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column({ type: 'timestamptz', nullable: true })
  readAt: Date | null;
}
