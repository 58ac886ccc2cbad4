// A named group of classes of a tournament.
import { Column, Entity, ForeignKey, PrimaryGeneratedColumn, Unique } from 'typeorm';
import { AgeCategoryEntity } from './age-category.entity';
import { MatchCategoryEntity } from './match-category.entity';
import { TournamentEntity } from './tournament.entity';

@Entity('match_classification')
@Unique(['tournamentId', 'matchCategoryId', 'ageCategoryId', 'name'])
export class MatchClassificationEntity {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'BY DEFAULT' })
  id: number;

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

  @Column({ type: 'integer', default: 1 })
  version: number;
}
