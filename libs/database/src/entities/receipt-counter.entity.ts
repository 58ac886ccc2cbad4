// The last number of a receipt for cash of a tournament and year.
import { Check, Entity } from 'typeorm';
import { YearCounter } from './year-counter';

@Entity('receipt_counter')
@Check('receipt_counter_last_number_check', 'last_number > 0')
export class ReceiptCounterEntity extends YearCounter {}
