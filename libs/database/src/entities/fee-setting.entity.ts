// When early and late fees of a tournament hold, and what each contingent pays once.
import { Check, Column, Entity } from 'typeorm';
import { TournamentSetting } from './tournament-setting';

@Entity('fee_setting')
@Check('fee_setting_check', 'early_until < late_from')
@Check('fee_setting_contingent_fee_check', 'contingent_fee >= 0')
export class FeeSettingEntity extends TournamentSetting {
  @Column({ type: 'date', nullable: true })
  earlyUntil: string | null;

  @Column({ type: 'date', nullable: true })
  lateFrom: string | null;

  @Column({ type: 'bigint', default: 0 })
  contingentFee: number;
}
