// How far the referee counted a fallen athlete.
import { Check, Column, Entity, Unique } from 'typeorm';
import { CORNER_CHECK, CouncilEntry, KEY_CHECK, WITHDRAWN_CHECK } from './sheet-entry';

@Entity('knockdown')
@Check('knockdown_corner_check', CORNER_CHECK)
@Check('knockdown_count_check', 'count between 1 and 10')
@Check('knockdown_round_check', 'round > 0')
@Check('knockdown_check', WITHDRAWN_CHECK)
@Check('knockdown_key_check', KEY_CHECK)
@Unique(['sheetId', 'key'])
@Unique(['id', 'sheetId'])
export class KnockdownEntity extends CouncilEntry {
  @Column({ type: 'integer' })
  count: number;

  /** Not by the opponent's attack. */
  @Column({ type: 'boolean', default: false })
  isOwnFall: boolean;
}
