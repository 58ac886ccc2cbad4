// A result of a match; a withdrawn one stays, for looking back.
import type { WinKind } from '@gelanggang/domain/results/win-kinds';
import type { DecidedBy } from '@gelanggang/domain/seni/decided-by';
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import type { Corner } from '@gelanggang/domain/words/corners';
import { AccountEntity } from './account.entity';
import { MatchEntity } from './match.entity';
import { Numbered } from './numbered';
import { PanelDeviceEntity } from './panel-device.entity';
import { KEY_CHECK } from './sheet-entry';

@Entity('result')
@Check('result_winner_corner_check', "winner_corner in ('blue', 'red')")
@Check('result_win_kind_check', "win_kind in ('angka', 'teknik', 'mutlak', 'wmp', 'undur-diri', 'diskualifikasi')")
@Check('result_blue_score_check', 'blue_score between -99 and 999')
@Check('result_red_score_check', 'red_score between -99 and 999')
@Check(
  'result_decided_by_check',
  "decided_by in ('score', 'penalty', 'time', 'deviation', 'lot', 'disqualified', 'reached', 'longer')",
)
@Check('result_check', 'is_walkover or (winner_corner is not null and win_kind is not null)')
@Check('result_win_reason_check', "win_reason ~ '^[a-z-]{3,40}$'")
@Check('result_check1', 'win_reason is null or winner_corner is not null or is_walkover')
@Check('result_key_check', KEY_CHECK)
@Unique(['matchId', 'key'])
@Index('result_one_standing', ['matchId'], { unique: true, where: 'withdrawn_at IS NULL' })
@Index('result_injured_by_fault', ['matchId'], { where: "withdrawn_at IS NULL AND win_reason = 'injured-by-fault'" })
@Index(['matchId'])
@Index(['replacesId'])
export class ResultEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => MatchEntity, { onDelete: 'CASCADE' })
  matchId: number;

  @Column({ type: 'text', nullable: true })
  winnerCorner: Corner | null;

  @Column({ type: 'text', nullable: true })
  winKind: WinKind | null;

  /** Of the rulebook's reasons (domain, `REASONS`); null where the desk decided by itself. */
  @Column({ type: 'text', nullable: true })
  winReason: string | null;

  @Column({ type: 'integer', nullable: true })
  blueScore: number | null;

  @Column({ type: 'integer', nullable: true })
  redScore: number | null;

  @Column({ type: 'boolean', default: false })
  isWalkover: boolean;

  /** Of a seni battle: what parted the two. */
  @Column({ type: 'text', nullable: true })
  decidedBy: DecidedBy | null;

  @Column({ type: 'text', nullable: true })
  reason: string | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  recordedBy: number | null;

  /** The council's panel that saved it, which has no account. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => PanelDeviceEntity, { onDelete: 'SET NULL' })
  deviceId: number | null;

  /** Of that panel's press. */
  @Column({ type: 'text', nullable: true })
  key: string | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  recordedAt: Date;

  @Column({ type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  withdrawnBy: number | null;

  @Column({ type: 'text', nullable: true })
  withdrawnReason: string | null;

  /** The result that it corrects or restores. */
  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => ResultEntity, { onDelete: 'SET NULL' })
  replacesId: number | null;
}
