// What the council takes off a performance, or disqualifies it for; one that is started anew begins anew.
import type { CouncilItem, Disqualification } from '@gelanggang/domain/rules/jurus-rules';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { MatchEntity } from './match.entity';
import { Numbered } from './numbered';
import { PanelDeviceEntity } from './panel-device.entity';
import { KEY_CHECK } from './sheet-entry';

@Entity('jurus_item')
@Check(
  'jurus_item_item_check',
  "item in ('out', 'foot-out', 'weapon-fallen', 'weapon-unplanned', 'weapon-outside', 'weapon-broken', 'dress', 'held')",
)
@Check('jurus_item_reason_check', "reason in ('medical', 'gear', 'weapon-broken', 'unfinished', 'order', 'time')")
@Check('jurus_item_check', '(item is null) <> (reason is null)')
@Check('jurus_item_check1', 'reached is null or reason is not null')
@Check('jurus_item_check2', '(withdrawn_at is null) = (withdrawn_by is null)')
@Check('jurus_item_reached_check', 'reached between 0 and 99')
@Check('jurus_item_at_ms_check', 'at_ms between 0 and 3600000')
@Check('jurus_item_key_check', KEY_CHECK)
@Unique(['matchId', 'startedAt', 'key'])
@Unique(['id', 'matchId'])
@Index('jurus_item_one_reason', ['matchId', 'startedAt'], {
  unique: true,
  where: 'withdrawn_at IS NULL AND reason IS NOT NULL',
})
export class JurusItemEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  /** The match's own, to the microsecond. */
  @Column({ type: 'timestamptz' })
  startedAt: Date;

  @Column({ type: 'text', nullable: true })
  item: Exclude<CouncilItem, 'time'> | null;

  /** Disqualified for it. */
  @Column({ type: 'text', nullable: true })
  reason: Disqualification | null;

  /** How many jurus were shown by who is disqualified. */
  @Column({ type: 'integer', nullable: true })
  reached: number | null;

  /** Of the performance's clock. */
  @Column({ type: 'integer', nullable: true })
  atMs: number | null;

  /** Of one press of a button: the same again, after an answer that was lost, is the same entry. */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'bigint' })
  @ForeignKey(() => PanelDeviceEntity)
  deviceId: number;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  enteredAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PanelDeviceEntity)
  withdrawnBy: number | null;
}
