// A code that takes something off the fees of a bill; what it takes never changes, only whether it is open.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('discount_code')
@Check('discount_code_code_check', "code ~ '^[A-Z0-9]([A-Z0-9-]*[A-Z0-9])?$'")
@Check('discount_code_percent_check', 'percent between 1 and 100')
@Check('discount_code_amount_check', 'amount > 0')
@Check('discount_code_most_uses_check', 'most_uses > 0')
@Check('discount_code_check', '(percent is null) <> (amount is null)')
@Unique(['tournamentId', 'code'])
@Unique(['id', 'tournamentId'])
export class DiscountCodeEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'text' })
  code: string;

  @Column({ type: 'smallint', nullable: true })
  percent: number | null;

  @Column({ type: 'bigint', nullable: true })
  amount: number | null;

  @Column({ type: 'date', nullable: true })
  validUntil: string | null;

  /** Bills that may use it; null: as many as come. */
  @Column({ type: 'integer', nullable: true })
  mostUses: number | null;

  @Column({ type: 'boolean', default: true })
  isOpen: boolean;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  madeBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  madeAt: Date;
}
