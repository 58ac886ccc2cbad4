// Invoice numbers: unique and gapless per tournament and year of the issue date in the tournament's zone.
import type { EntityManager } from 'typeorm';
import { invoiceNumber } from '@gelanggang/domain/billing/invoice-number';

/** Takes the next number from the counter row, which stays locked until the transaction is over: no gap, no double. */
export async function nextInvoiceNumber(manager: EntityManager, tournamentId: number, issuedAt: Date): Promise<string> {
  const [row]: [{ year: number; last_number: number }] = await manager.query(
    `insert into invoice_counter as c (tournament_id, year, last_number)
     select id, extract(year from $2::timestamptz at time zone time_zone)::int, 1 from tournament where id = $1
     on conflict (tournament_id, year) do update set last_number = c.last_number + 1
     returning year, last_number`,
    [tournamentId, issuedAt],
  );
  return invoiceNumber(row.year, tournamentId, row.last_number);
}
