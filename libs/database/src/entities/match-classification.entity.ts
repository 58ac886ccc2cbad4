// A named group of classes of a tournament.
import { Column, Entity, ForeignKey, Unique } from 'typeorm';
import { AgeCategoryEntity } from './age-category.entity';
import { MatchCategoryEntity } from './match-category.entity';
import { Versioned } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('match_classification')
@Unique(['tournamentId', 'matchCategoryId', 'ageCategoryId', 'name'])
export class MatchClassificationEntity extends Versioned {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchCategoryEntity)
  matchCategoryId: number;

  @Column({ type: 'bigint' })
  @ForeignKey(() => AgeCategoryEntity)
  ageCategoryId: number;

  @Column({ type: 'text' })
  name: string;
}
