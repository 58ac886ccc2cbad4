// The doctor lets somebody fight a match who won the one before because the doctor stopped them (rulebook 2025, art. 11.6.g.6.d).
import { Column, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { AccountEntity } from './account.entity';
import { MatchEntity } from './match.entity';
import { PoolUnitEntity } from './pool-unit.entity';

@Entity('doctor_leave')
export class DoctorLeaveEntity {
  /** The match that may be fought. */
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => PoolUnitEntity, { onDelete: 'CASCADE' })
  @Index()
  unitId: number;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  recordedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  recordedAt: Date;
}
