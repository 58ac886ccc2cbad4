// The classes of a classification.
import { Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { CategoryClassEntity } from './category-class.entity';
import { MatchClassificationEntity } from './match-classification.entity';

@Entity('match_classification_detail')
export class MatchClassificationDetailEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => MatchClassificationEntity, { onDelete: 'CASCADE' })
  matchClassificationId: number;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => CategoryClassEntity)
  categoryClassId: number;
}
