// Points that the desk counted, or took back, while a match ran.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { Corner } from '@gelanggang/domain/words/corners';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { ScoreSheetEntity } from './score-sheet.entity';
import { CORNER_CHECK } from './sheet-entry';

@Entity('desk_count')
@Check('desk_count_corner_check', CORNER_CHECK)
@Check('desk_count_by_check', 'by <> 0 and by between -20 and 20')
@Check('desk_count_round_check', 'round > 0')
export class DeskCountEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => ScoreSheetEntity, { onDelete: 'CASCADE' })
  @Index()
  sheetId: number;

  @Column({ type: 'text' })
  corner: Corner;

  /** Points; below zero: taken back. */
  @Column({ type: 'integer' })
  by: number;

  @Column({ type: 'integer' })
  round: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  at: Date;

  @Column({ type: 'bigint' })
  @ForeignKey(() => AccountEntity)
  @Index()
  accountId: number;
}
