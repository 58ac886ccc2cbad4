// A match category that a tournament offers, with its registration fee.
import { Check, Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { MatchCategoryEntity } from './match-category.entity';
import { TournamentEntity } from './tournament.entity';

@Entity('tournament_match_category')
@Check('tournament_match_category_registration_fee_check', 'registration_fee >= 0')
@Unique(['tournamentId', 'matchCategoryId'])
@Unique(['id', 'tournamentId'])
export class TournamentMatchCategoryEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchCategoryEntity)
  matchCategoryId: number;

  @Column({ type: 'bigint' })
  registrationFee: number;

  @Column({ type: 'integer', default: 1 })
  version: number;
}
