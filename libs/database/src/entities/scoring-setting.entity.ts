// When taps of judges make a point in a tournament, where that is not the usual two of three within three seconds.
import { Check, Column, Entity } from 'typeorm';
import { TournamentSetting } from './tournament-setting';

@Entity('scoring_setting')
@Check('scoring_setting_judges_check', 'judges between 2 and 5')
@Check('scoring_setting_agree_check', 'agree between 2 and judges')
@Check('scoring_setting_within_ms_check', 'within_ms between 500 and 10000')
@Check('scoring_setting_seni_judges_check', 'seni_judges between 4 and 10 and seni_judges % 2 = 0')
export class ScoringSettingEntity extends TournamentSetting {
  @Column({ type: 'integer' })
  judges: number;

  @Column({ type: 'integer' })
  agree: number;

  @Column({ type: 'integer' })
  withinMs: number;

  /** Of a seni performance. */
  @Column({ type: 'integer', default: 4 })
  seniJudges: number;

  /** A protest card that was right is given back. */
  @Column({ type: 'boolean', default: false })
  cardReturns: boolean;
}
