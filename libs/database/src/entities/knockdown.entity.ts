// How far the referee counted a fallen athlete.
import { Check, Column, Entity } from 'typeorm';
import { CORNER_CHECK, CouncilEntry, WITHDRAWN_CHECK } from './sheet-entry';

@Entity('knockdown')
@Check('knockdown_corner_check', CORNER_CHECK)
@Check('knockdown_count_check', 'count between 1 and 10')
@Check('knockdown_round_check', 'round > 0')
@Check('knockdown_check', WITHDRAWN_CHECK)
export class KnockdownEntity extends CouncilEntry {
  @Column({ type: 'integer' })
  count: number;
}
