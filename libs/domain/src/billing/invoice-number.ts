// What an invoice and a receipt for cash are called, and what an invoice asks for (domain-rules, From entry to participant 2 and 4).
import { REHEARSAL_NUMBER } from '../tournament/rehearsal';

/**
 * `INV/2026/7/0001`: year of issue in the tournament's zone, tournament, number in that year from 1. Four digits or more.
 */
export const invoiceNumber = (year: number, tournamentId: number, number: number, isRehearsal = false): string =>
  numbered('INV', year, tournamentId, number, isRehearsal);

/** `KW/2026/7/0001`: of cash, counted by itself in the year in which it was recorded. */
export const receiptNumber = (year: number, tournamentId: number, number: number, isRehearsal = false): string =>
  numbered('KW', year, tournamentId, number, isRehearsal);

/** `LATIHAN/INV/2026/7/0001`: nothing that looks like a real one comes out of a rehearsal. */
const numbered = (kind: string, year: number, tournamentId: number, number: number, isRehearsal: boolean): string =>
  `${isRehearsal ? `${REHEARSAL_NUMBER}/` : ''}${kind}/${year}/${tournamentId}/${String(number).padStart(4, '0')}`;

/** Sum of the members' registration fees, in whole rupiah. */
export function billingTotal(details: readonly { amount: number }[]): number {
  return details.reduce((sum, detail) => sum + detail.amount, 0);
}
