// A match category that a tournament offers, with its registration fee.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import type { FeePer } from '@gelanggang/domain/billing/fee-per';
import { MatchCategoryEntity } from './match-category.entity';
import { Versioned } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('tournament_match_category')
@Check('tournament_match_category_registration_fee_check', 'registration_fee >= 0')
@Check('tournament_match_category_fee_per_check', "fee_per in ('unit', 'athlete')")
@Check('tournament_match_category_early_fee_check', 'early_fee >= 0')
@Check('tournament_match_category_late_fee_check', 'late_fee >= 0')
@Check('tournament_match_category_class_places_check', 'class_places > 0')
@Check('tournament_match_category_contingent_places_check', 'contingent_places > 0')
@Unique(['tournamentId', 'matchCategoryId'])
@Unique(['id', 'tournamentId'])
export class TournamentMatchCategoryEntity extends Versioned {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchCategoryEntity)
  matchCategoryId: number;

  @Column({ type: 'bigint' })
  registrationFee: number;

  @Column({ type: 'text', default: 'unit' })
  feePer: FeePer;

  /** Until and from the days of `fee_setting`; null: as the usual one. */
  @Column({ type: 'bigint', nullable: true })
  earlyFee: number | null;

  @Column({ type: 'bigint', nullable: true })
  lateFee: number | null;

  /** Units that each class takes; null: as many as come. */
  @Column({ type: 'integer', nullable: true })
  classPlaces: number | null;

  /** Units of one contingent in each class. */
  @Column({ type: 'integer', nullable: true })
  contingentPlaces: number | null;
}
