// A bank's statement that the office gave; its file is not kept, its incoming lines are.
import { Check, Column, Entity, ForeignKey, Index, Unique } from 'typeorm';
import { AccountEntity } from './account.entity';
import { Numbered } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('bank_statement')
@Check('bank_statement_file_name_check', "btrim(file_name) <> ''")
@Check('bank_statement_known_lines_check', 'known_lines >= 0')
@Unique(['id', 'tournamentId'])
@Index(['tournamentId'])
export class BankStatementEntity extends Numbered {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity)
  tournamentId: number;

  @Column({ type: 'text' })
  fileName: string;

  @Column({ type: 'bigint', nullable: true })
  @ForeignKey(() => AccountEntity, { onDelete: 'SET NULL' })
  givenBy: number | null;

  @Column({ type: 'timestamptz', default: () => 'now()' })
  givenAt: Date;

  /** Lines that an earlier statement had already. */
  @Column({ type: 'integer', default: 0 })
  knownLines: number;
}
