// Numbers of invoices and of receipts for cash: unique and gapless per tournament and year of the moment in the tournament's zone.
import type { EntityManager } from 'typeorm';
import { invoiceNumber, receiptNumber } from '@gelanggang/domain/billing/invoice-number';

export const nextInvoiceNumber = async (manager: EntityManager, tournamentId: number, at: Date): Promise<string> => {
  const { year, last_number: number } = await next(manager, 'invoice_counter', tournamentId, at);
  return invoiceNumber(year, tournamentId, number);
};

export const nextReceiptNumber = async (manager: EntityManager, tournamentId: number, at: Date): Promise<string> => {
  const { year, last_number: number } = await next(manager, 'receipt_counter', tournamentId, at);
  return receiptNumber(year, tournamentId, number);
};

/** Takes the next number from the counter row, which stays locked until the transaction is over: no gap, no double. */
async function next(
  manager: EntityManager,
  counter: 'invoice_counter' | 'receipt_counter',
  tournamentId: number,
  at: Date,
): Promise<{ year: number; last_number: number }> {
  const [row]: [{ year: number; last_number: number }] = await manager.query(
    `insert into ${counter} as c (tournament_id, year, last_number)
     select id, extract(year from $2::timestamptz at time zone time_zone)::int, 1 from tournament where id = $1
     on conflict (tournament_id, year) do update set last_number = c.last_number + 1
     returning year, last_number`,
    [tournamentId, at],
  );
  return row;
}
