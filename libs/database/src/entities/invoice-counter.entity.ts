// The last invoice number of a tournament and year.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TournamentEntity } from './tournament.entity';

@Entity('invoice_counter')
@Check('invoice_counter_last_number_check', 'last_number > 0')
export class InvoiceCounterEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity)
  tournamentId: number;

  @PrimaryColumn({ type: 'integer' })
  year: number;

  @Column({ type: 'integer' })
  lastNumber: number;
}
