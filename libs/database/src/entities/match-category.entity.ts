// Tanding, Tunggal, Ganda, Regu, Solo Kreatif, with the ids that the specification fixes.
import { Check, Column, Entity, PrimaryColumn, Unique } from 'typeorm';
import type { MatchKind } from '@gelanggang/domain/words/labels';

@Entity('match_category')
@Check('match_category_kind_check', "kind in ('tanding', 'seni')")
@Check('match_category_unit_size_check', 'unit_size between 1 and 3')
@Unique(['key'])
@Unique(['name'])
export class MatchCategoryEntity {
  @PrimaryColumn({ type: 'bigint' })
  id: number;

  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'text' })
  name: string;

  @Column({ type: 'text' })
  kind: MatchKind;

  @Column({ type: 'integer' })
  unitSize: number;
}
