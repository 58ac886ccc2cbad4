// The protest card of a performance: what it says, how it was decided, and the council's item that it took back or gave.
import type { CardOutcome } from '@gelanggang/domain/scoring/protest-cards';
import type { JurusCardClaim } from '@gelanggang/domain/seni/jurus-cards';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { JurusItemEntity } from './jurus-item.entity';
import { MatchEntity } from './match.entity';
import { PanelDeviceEntity } from './panel-device.entity';
import { KEY_CHECK, WITHDRAWN_CHECK, Withdrawable } from './sheet-entry';

@Entity('jurus_card')
@Check('jurus_card_claim_check', "claim in ('description', 'out')")
@Check('jurus_card_outcome_check', "outcome in ('accepted', 'rejected')")
@Check('jurus_card_key_check', KEY_CHECK)
@Check('jurus_card_check', '(outcome is null) = (decided_at is null)')
@Check('jurus_card_check1', WITHDRAWN_CHECK)
@Check(
  'jurus_card_check2',
  "case when is_against then item_id is not null else item_id is null or outcome = 'accepted' end",
)
@Check('jurus_card_check3', 'not is_by_judges or outcome is not null')
@Unique(['matchId', 'startedAt', 'key'])
@Index('jurus_card_one', ['matchId', 'startedAt'], { unique: true, where: 'withdrawn_at IS NULL' })
@ForeignKey(() => JurusItemEntity, ['itemId', 'matchId'], ['id', 'matchId'])
export class JurusCardEntity extends Withdrawable {
  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  /** The match's own, to the microsecond. */
  @Column({ type: 'timestamptz' })
  startedAt: Date;

  @Column({ type: 'text' })
  claim: JurusCardClaim;

  /** An item that was given is questioned; else one that was not. */
  @Column({ type: 'boolean' })
  isAgainst: boolean;

  @Column({ type: 'bigint', nullable: true })
  itemId: number | null;

  /** Of one press of a button. */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'bigint' })
  @ForeignKey(() => PanelDeviceEntity)
  deviceId: number;

  @Column({ type: 'timestamptz' })
  requestedAt: Date;

  @Column({ type: 'text', nullable: true })
  outcome: CardOutcome | null;

  /** After the commission's time, led by the chair. */
  @Column({ type: 'boolean', default: false })
  isByJudges: boolean;

  @Column({ type: 'text', nullable: true })
  note: string | null;

  @Column({ type: 'timestamptz', nullable: true })
  decidedAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PanelDeviceEntity)
  decidedBy: number | null;
}
