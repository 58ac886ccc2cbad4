// What an invoice and a receipt for cash are called, and what an invoice asks for (domain-rules, From entry to participant 2 and 4).

/**
 * `INV/2026/7/0001`: year of issue in the tournament's zone, tournament, number in that year from 1. Four digits or more.
 */
export const invoiceNumber = (year: number, tournamentId: number, number: number): string =>
  numbered('INV', year, tournamentId, number);

/** `KW/2026/7/0001`: of cash, counted by itself in the year in which it was recorded. */
export const receiptNumber = (year: number, tournamentId: number, number: number): string =>
  numbered('KW', year, tournamentId, number);

const numbered = (kind: string, year: number, tournamentId: number, number: number): string =>
  `${kind}/${year}/${tournamentId}/${String(number).padStart(4, '0')}`;

/** Sum of the members' registration fees, in whole rupiah. */
export function billingTotal(details: readonly { amount: number }[]): number {
  return details.reduce((sum, detail) => sum + detail.amount, 0);
}
