// Which match categories a kind of championship admits.
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { ChampionshipCategoryEntity } from './championship-category.entity';
import { MatchCategoryEntity } from './match-category.entity';

@Entity('championship_match_category')
export class ChampionshipMatchCategoryEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => ChampionshipCategoryEntity, { onDelete: 'CASCADE' })
  championshipCategoryId: number;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => MatchCategoryEntity, { onDelete: 'CASCADE' })
  matchCategoryId: number;
}
