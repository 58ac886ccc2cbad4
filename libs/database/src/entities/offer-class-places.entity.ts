// Places of one class of what a tournament offers, where it is another number than for the others.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { Gender } from '@gelanggang/domain/words/genders';
import { AgeCategoryEntity } from './age-category.entity';
import { CategoryClassEntity } from './category-class.entity';
import { Numbered } from './numbered';
import { TournamentMatchCategoryEntity } from './tournament-match-category.entity';

@Entity('offer_class_places')
@Index('offer_class_places_once', { synchronize: false })
@Check('offer_class_places_gender_check', "gender in ('male', 'female')")
@Check('offer_class_places_places_check', 'places > 0')
@ForeignKey(() => TournamentMatchCategoryEntity, ['offerId', 'tournamentId'], ['id', 'tournamentId'], {
  onDelete: 'CASCADE',
})
export class OfferClassPlacesEntity extends Numbered {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  offerId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => AgeCategoryEntity)
  ageCategoryId: number;

  @Column({ type: 'text' })
  gender: Gender;

  /** Null in seni. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => CategoryClassEntity, { onDelete: 'CASCADE' })
  categoryClassId: number | null;

  @Column({ type: 'text', default: '' })
  nomor: string;

  @Column({ type: 'integer' })
  places: number;
}
