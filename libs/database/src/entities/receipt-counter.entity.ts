// The last number of a receipt for cash of a tournament and year.
import { Check, Column, Entity, ForeignKey, PrimaryColumn } from 'typeorm';
import { TournamentEntity } from './tournament.entity';

@Entity('receipt_counter')
@Check('receipt_counter_last_number_check', 'last_number > 0')
export class ReceiptCounterEntity {
  @PrimaryColumn({ type: 'bigint' })
  @ForeignKey(() => TournamentEntity)
  tournamentId: number;

  @PrimaryColumn({ type: 'integer' })
  year: number;

  @Column({ type: 'integer' })
  lastNumber: number;
}
