// Which classes a merged class takes in: their athletes are drawn as one.
import { Check, Entity, ForeignKey, Index, PrimaryColumn } from 'typeorm';
import { CategoryClassEntity } from './category-class.entity';

@Entity('merged_class')
@Check('merged_class_check', 'class_id <> source_class_id')
@Index(['sourceClassId'])
export class MergedClassEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => CategoryClassEntity, { onDelete: 'CASCADE' })
  classId: number;

  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => CategoryClassEntity)
  sourceClassId: number;
}
