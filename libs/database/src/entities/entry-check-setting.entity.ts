// Until when the contingents of a tournament check their entries, and what a change costs after that.
import { Check, Column, Entity } from 'typeorm';
import type { AfterDue } from '@gelanggang/domain/entry-check/check-rule';
import { TournamentSetting } from './tournament-setting';

@Entity('entry_check_setting')
@Check('entry_check_setting_after_due_check', "after_due in ('closed', 'fee')")
@Check('entry_check_setting_fee_check', 'fee between 1 and 1000000000')
@Check('entry_check_setting_check', "(after_due = 'fee') = (fee is not null)")
export class EntryCheckSettingEntity extends TournamentSetting {
  @Column({ type: 'boolean', default: true })
  isOn: boolean;

  @Column({ type: 'timestamptz' })
  dueAt: Date;

  @Column({ type: 'text' })
  afterDue: AfterDue;

  /** In rupiah, of each change after the deadline. */
  @Column({ type: 'bigint', nullable: true })
  fee: number | null;
}
