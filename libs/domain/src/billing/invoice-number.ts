// What an invoice is called and what it asks for (domain-rules, From entry to participant 2 and 4).

/**
 * `INV/2026/7/0001`: year of issue in the tournament's zone, tournament, number in that year from 1. Four digits or more.
 */
export function invoiceNumber(year: number, tournamentId: number, number: number): string {
  return `INV/${year}/${tournamentId}/${String(number).padStart(4, '0')}`;
}

/** Sum of the members' registration fees, in whole rupiah. */
export function billingTotal(details: readonly { amount: number }[]): number {
  return details.reduce((sum, detail) => sum + detail.amount, 0);
}
