// Disqualified for doping: what was fought stays, its medals move to those whom it had beaten.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';
import { PerformanceEntity } from './performance.entity';
import { PoolUnitEntity } from './pool-unit.entity';

@Entity('disqualified_unit')
@Check('disqualified_unit_reason_check', "reason <> ''")
export class DisqualifiedUnitEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => PoolUnitEntity, { onDelete: 'CASCADE' })
  unitId: number;

  /** For the office alone. */
  @Column({ type: 'text' })
  reason: string;

  /** Of jurus: what was recorded with it, since the unit had not performed yet. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PerformanceEntity, { onDelete: 'SET NULL' })
  performanceId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  recordedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  recordedAt: Date;
}
