// The last invoice number of a tournament and year.
import { Check, Entity } from 'typeorm';
import { YearCounter } from './year-counter';

@Entity('invoice_counter')
@Check('invoice_counter_last_number_check', 'last_number > 0')
export class InvoiceCounterEntity extends YearCounter {}
