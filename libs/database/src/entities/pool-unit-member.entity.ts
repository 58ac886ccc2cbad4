// The participants of a unit.
import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ParticipantEntity } from './participant.entity';
import { PoolUnitEntity } from './pool-unit.entity';

@Entity('pool_unit_member')
@Check('pool_unit_member_position_check', 'position between 1 and 3')
@Check('pool_unit_member_stage_check', 'stage between 1 and 9')
@Unique(['participantId', 'stage'])
@ForeignKey(() => PoolUnitEntity, ['unitId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
@ForeignKey(() => ParticipantEntity, ['participantId', 'tournamentId'], ['id', 'tournamentId'])
export class PoolUnitMemberEntity {
  @PrimaryColumn({ type: 'bigint' })
  unitId: number;

  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  participantId: number;

  @PrimaryColumn({ type: 'integer' })
  position: number;

  /** That of its drawing: an athlete stands once in every stage. */
  @Column({ type: 'integer', default: 1 })
  stage: number;
}
