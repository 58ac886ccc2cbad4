// Who did what to which row, for looking back.
import { Column, Entity, ForeignKey, Index, PrimaryGeneratedColumn } from 'typeorm';
import { AccountEntity } from './account.entity';

@Entity('audit')
@Index(['subjectType', 'subjectId'])
export class AuditEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

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

  @Column({ type: 'jsonb', default: '{}' })
  detail: unknown;
}
