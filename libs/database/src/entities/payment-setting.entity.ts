// How the fees of a tournament are paid, beside its bank accounts.
import { Check, Column, Entity } from 'typeorm';
import { TournamentSetting } from './tournament-setting';

@Entity('payment_setting')
@Check('payment_setting_qris_check', "qris ~ '^000201.+6304[0-9A-Fa-f]{4}$'")
export class PaymentSettingEntity extends TournamentSetting {
  /** Bills issued from then on end in three digits of their own. */
  @Column({ type: 'boolean', default: false })
  hasUniqueDigits: boolean;

  /** The code of the merchant's printed QRIS, as it was read. */
  @Column({ type: 'text', nullable: true })
  qris: string | null;
}
