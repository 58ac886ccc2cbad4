// The accounts of a tournament, closed: no bill changes until somebody opens them again with a reason.
import { Check, Column, Entity, ForeignKey, Index } from 'typeorm';
import type { AccountSums } from '@gelanggang/domain/billing/accounts';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('account_closing')
@Check('account_closing_figures_check', "jsonb_typeof(figures) = 'object'")
@Check('account_closing_check', '(reopened_at is null) = (reopen_reason is null)')
@Check('account_closing_check1', 'reopened_at is not null or reopened_by is null')
@Check('account_closing_reopen_reason_check', "btrim(reopen_reason) <> ''")
@Index(['tournamentId'])
@Index('account_closing_one_standing', ['tournamentId'], { unique: true, where: 'reopened_at is null' })
export class AccountClosingEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  /** The sums as they were closed. */
  @Column({ type: 'jsonb' })
  figures: AccountSums;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  closedBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  closedAt: Date;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  reopenedBy: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  reopenedAt: Date | null;

  @Column({ type: 'text', nullable: true })
  reopenReason: string | null;
}
