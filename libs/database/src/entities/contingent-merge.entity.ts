// One contingent went up in another: who did it, and for a day what undoing it needs.
import { Check, Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';
import { ContingentEntity } from './contingent.entity';
import { FileEntity } from './file.entity';
import { Numbered } from './numbered';

@Entity('contingent_merge')
@Check('contingent_merge_check', 'merged_id <> kept_id')
@Check('contingent_merge_moved_members_check', 'moved_members >= 0')
@Index('contingent_merge_once', ['mergedId'], { unique: true, where: 'undone_at IS NULL' })
@Index(['keptId'])
export class ContingentMergeEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => ContingentEntity, { onDelete: 'CASCADE' })
  keptId: number;

  /** It is gone; undoing brings it back under this number. */
  @Column({ type: 'bigint' })
  mergedId: number;

  @Column({ type: 'text' })
  mergedName: string;

  @Column({ type: 'integer' })
  movedMembers: number;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  mergedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  mergedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  undoneAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  undoneBy: number | null;
}

/** Holds personal data: it goes after a day, or when its people are erased. */
@Entity('contingent_merge_undo')
export class ContingentMergeUndoEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => ContingentMergeEntity, { onDelete: 'CASCADE' })
  mergeId: number;

  @Column({ type: 'timestamptz' })
  expiresAt: Date;

  @Column({ type: 'jsonb' })
  snapshot: unknown;
}

/** Photos of entries that went: kept as long as they may come back. */
@Entity('contingent_merge_file')
@Index(['fileId'])
@ForeignKey(() => ContingentMergeUndoEntity, ['mergeId'], ['mergeId'], { onDelete: 'CASCADE' })
export class ContingentMergeFileEntity {
  @PrimaryColumn({ type: 'bigint' })
  mergeId: number;

  @PrimaryColumn({ type: 'uuid' })
  @ForeignKey(() => FileEntity, { onDelete: 'CASCADE' })
  fileId: string;
}
