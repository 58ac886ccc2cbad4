// Money that came in, as a bank's statement says it: once, in however many files it stands.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { BankStatementEntity } from './bank-statement.entity';
import { Numbered } from './numbered';

@Entity('statement_line')
@Check('statement_line_amount_check', 'amount > 0')
@Check('statement_line_check', 'set_aside_at is not null or set_aside_by is null')
@Unique(['tournamentId', 'key'])
@Unique(['id', 'tournamentId'])
@Index(['statementId'])
@ForeignKey(() => BankStatementEntity, ['statementId', 'tournamentId'], ['id', 'tournamentId'])
export class StatementLineEntity extends Numbered {
  @Column({ type: 'bigint' })
  tournamentId: number;

  @Column({ type: 'bigint' })
  statementId: number;

  /** Hash of what it is known by (`ReadLine.key`). */
  @Column({ type: 'text' })
  key: string;

  @Column({ type: 'date' })
  day: string;

  @Column({ type: 'bigint' })
  amount: number;

  @Column({ type: 'text' })
  text: string;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  setAsideBy: number | null;

  @Column({ type: 'timestamptz', nullable: true })
  setAsideAt: Date | null;
}
