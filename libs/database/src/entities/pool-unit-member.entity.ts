// The participants of a unit.
import { Check, Column, Entity, ForeignKey, PrimaryColumn, Unique } from 'typeorm';
import { ParticipantEntity } from './participant.entity';
import { PoolUnitEntity } from './pool-unit.entity';

@Entity('pool_unit_member')
@Check('pool_unit_member_position_check', 'position between 1 and 3')
@Unique(['participantId'])
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
}
