// What takes one slot of a pool: one, two or three athletes of a contingent, or a dummy.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { ContingentEntity } from './contingent.entity';
import { Numbered } from './numbered';
import { PoolEntity } from './pool.entity';

@Entity('pool_unit')
@Check('pool_unit_number_check', 'number > 0')
@Check('pool_unit_seed_rank_check', 'seed_rank > 0')
@Check('pool_unit_check', 'is_dummy = (dummy_name is not null)')
@Check('pool_unit_check1', 'is_dummy = (contingent_id is null)')
@Unique(['poolId', 'number'])
@Unique(['id', 'poolId'])
@Unique(['id', 'tournamentId'])
@Index('pool_unit_one_seed_rank', ['poolId', 'seedRank'], { unique: true, where: 'seed_rank IS NOT NULL' })
@ForeignKey(() => PoolEntity, ['poolId', 'tournamentId'], ['id', 'tournamentId'], { onDelete: 'CASCADE' })
export class PoolUnitEntity extends Numbered {
  @Column({ type: 'bigint' })
  poolId: number;

  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => ContingentEntity)
  contingentId: number | null;

  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'integer', nullable: true })
  seedRank: number | null;

  @Column({ type: 'boolean', default: false })
  isDummy: boolean;

  @Column({ type: 'text', nullable: true })
  dummyName: string | null;

  @Column({ type: 'boolean', default: false })
  joinedLate: boolean;
}
