// A manager's protest (level 1) or appeal (level 2): the form, until when it is due, the fee (rulebook 2025, art. 15.4).
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { ProtestLevel } from '@gelanggang/domain/protests/protests';
import { AccountEntity } from './account.entity';
import { MatchEntity } from './match.entity';
import { Numbered } from './numbered';
import { PerformanceEntity } from './performance.entity';
import { PoolUnitEntity } from './pool-unit.entity';
import { ResultEntity } from './result.entity';

@Entity('protest')
@Check('protest_level_check', 'level in (1, 2)')
@Check('protest_check', '(level = 2) = (appeals_id is not null)')
@Check('protest_check1', 'num_nonnulls(result_id, performance_id, appeals_id) = 1')
@Check('protest_check2', 'taken_at >= counts_from')
@Check(
  'protest_check3',
  "taken_at <= counts_from + case level when 1 then interval '10 minutes' else interval '20 minutes' end",
)
@Check('protest_check4', 'returned_at >= taken_at')
@Check('protest_check5', "returned_at <= taken_at + interval '20 minutes'")
@Check('protest_check6', '(claim is null) = (returned_at is null)')
@Check('protest_claim_check', "claim <> ''")
@Check('protest_fee_check', 'fee between 1 and 1000000000')
@Check('protest_check7', '(fee is null) = (fee_at is null)')
@Index('protest_one_form_of_result', ['unitId', 'resultId'], { unique: true, where: 'result_id IS NOT NULL' })
@Index('protest_one_form_of_performance', ['unitId', 'performanceId'], {
  unique: true,
  where: 'performance_id IS NOT NULL',
})
@Index('protest_one_appeal', ['unitId', 'appealsId', 'countsFrom'], { unique: true, where: 'appeals_id IS NOT NULL' })
@Index(['tournamentId'])
@Index(['matchId'])
@Index(['appealsId'])
@ForeignKey(() => MatchEntity, ['matchId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
export class ProtestEntity extends Numbered {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  matchId: number;

  /** Whose contingent protests. */
  @Column({ type: 'bigint' })
  @ForeignKey(() => PoolUnitEntity, { onDelete: 'CASCADE' })
  unitId: number;

  @Column({ type: 'integer' })
  level: ProtestLevel;

  /** What is questioned: a result, a performance's score, or the decision on a protest. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => ResultEntity, { onDelete: 'CASCADE' })
  resultId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PerformanceEntity, { onDelete: 'CASCADE' })
  performanceId: number | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => ProtestEntity, { onDelete: 'CASCADE' })
  appealsId: number | null;

  /** When that was decided; where nothing had been announced yet, when the form was taken. */
  @Column({ type: 'timestamptz' })
  countsFrom: Date;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  takenAt: Date;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  takenBy: number | null;

  /** For the office and its writer alone. */
  @Column({ type: 'text', nullable: true })
  claim: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  returnedAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  returnedBy: number | null;

  /** In rupiah, as the chair took it; never given back. */
  @Column({ type: 'integer', nullable: true })
  fee: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  feeAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  feeBy: number | null;
}
