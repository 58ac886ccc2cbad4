// Numbers of invoices and of receipts for cash: unique and gapless per tournament and year of the moment in the tournament's zone.
import type { EntityManager } from 'typeorm';
import { isOfRehearsal } from '@gelanggang/database/queries/rehearsal.queries';
import { invoiceNumber, receiptNumber } from '@gelanggang/domain/billing/invoice-number';

export const nextInvoiceNumber = async (manager: EntityManager, tournamentId: number, at: Date): Promise<string> => {
  const { year, last_number: number, isRehearsal } = await next(manager, 'invoice_counter', tournamentId, at);
  return invoiceNumber(year, tournamentId, number, isRehearsal);
};

export const nextReceiptNumber = async (manager: EntityManager, tournamentId: number, at: Date): Promise<string> => {
  const { year, last_number: number, isRehearsal } = await next(manager, 'receipt_counter', tournamentId, at);
  return receiptNumber(year, tournamentId, number, isRehearsal);
};

interface Taken {
  year: number;
  last_number: number;
  isRehearsal: boolean;
}

/** Takes the next number from the counter row, which stays locked until the transaction is over: no gap, no double. */
async function next(
  manager: EntityManager,
  counter: 'invoice_counter' | 'receipt_counter',
  tournamentId: number,
  at: Date,
): Promise<Taken> {
  const [row]: [Taken] = await manager.query(
    `insert into ${counter} as c (tournament_id, year, last_number)
     select id, extract(year from $2::timestamptz at time zone time_zone)::int, 1 from tournament where id = $1
     on conflict (tournament_id, year) do update set last_number = c.last_number + 1
     returning year, last_number, ${isOfRehearsal('c.tournament_id')} as "isRehearsal"`,
    [tournamentId, at],
  );
  return row;
}
