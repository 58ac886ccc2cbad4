// A bank account that the fees of a tournament are paid to.
import { Check, Column, Entity, ForeignKey, Unique } from 'typeorm';
import { Versioned } from './numbered';
import { TournamentEntity } from './tournament.entity';

@Entity('tournament_bank_account')
@Check('tournament_bank_account_account_number_check', "account_number ~ '^[0-9]{5,30}$'")
@Check('tournament_bank_account_bank_name_check', "btrim(bank_name) <> ''")
@Check('tournament_bank_account_account_name_check', "btrim(account_name) <> ''")
@Unique(['tournamentId', 'accountNumber'])
export class TournamentBankAccountEntity extends Versioned {
  @Column({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity, { onDelete: 'CASCADE' })
  tournamentId: number;

  @Column({ type: 'text' })
  bankName: string;

  @Column({ type: 'text' })
  accountNumber: string;

  @Column({ type: 'text' })
  accountName: string;
}
