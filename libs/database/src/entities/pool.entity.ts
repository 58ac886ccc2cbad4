// One drawn group; it owns its matches.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { DrawingEntity } from './drawing.entity';
import { Numbered } from './numbered';

@Entity('pool')
@Check('pool_number_check', 'number > 0')
@Check('pool_status_check', "status in ('waiting', 'ongoing')")
@Check('pool_seed_check', "seed ~ '^[0-9a-f]{16}$'")
@Check('pool_draw_number_check', 'draw_number >= 0')
@Check('pool_entries_fingerprint_check', "entries_fingerprint ~ '^[0-9a-f]{64}$'")
@Check('pool_check', "(status = 'ongoing') = (seed is not null)")
@Unique(['drawingId', 'number'])
@Unique(['id', 'tournamentId'])
@Index('pool_tournament_id_idx', ['tournamentId', 'status'])
@ForeignKey(() => DrawingEntity, ['drawingId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
export class PoolEntity extends Numbered {
  @Column({ type: 'bigint' })
  drawingId: number;

  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text', default: 'waiting' })
  status: 'waiting' | 'ongoing';

  @Column({ type: 'text', nullable: true })
  seed: string | null;

  @Column({ type: 'integer', default: 0 })
  drawNumber: number;

  @Column({ type: 'text', nullable: true })
  entriesFingerprint: string | null;

  @Column({ type: 'boolean', default: false })
  isLocked: boolean;

  @Column({ type: 'boolean', default: false })
  isChangedByHand: boolean;

  @Column({ type: 'timestamptz', nullable: true })
  drawnAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  drawnBy: number | null;
}
