// Who did what to which row, for looking back.
import { Column, Entity, ForeignKey, Index } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';

@Entity('audit')
@Index(['subjectType', 'subjectId'])
@Index('audit_account_id_idx', ['accountId', 'id'])
@Index('audit_at_idx', ['at'])
@Index('audit_scope_idx', { synchronize: false })
export class AuditEntity extends Numbered {
  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  accountId: number | null;

  @Column({ type: 'text' })
  action: string;

  @Column({ type: 'text' })
  subjectType: string;

  @Column({ type: 'bigint', nullable: true })
  subjectId: number | null;

  /** The family of the browser and of its system. */
  @Column({ type: 'text', nullable: true })
  device: string | null;

  /** Shortened: the network, not the machine. */
  @Column({ type: 'text', nullable: true })
  address: string | null;

  @Column({ type: 'jsonb', default: '{}' })
  detail: unknown;

  /** The tournaments in which it was; a trigger looks for them where nobody says. */
  @Column({ type: 'bigint', array: true, default: '{}' })
  scope: number[];
}
