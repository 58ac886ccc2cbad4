// Invoice numbers and totals.
import { billingTotal, invoiceNumber, receiptNumber } from './invoice-number';

describe('an invoice', () => {
  it('is numbered by year, tournament and count', () => {
    expect(invoiceNumber(2026, 7, 1)).toBe('INV/2026/7/0001');
    expect(invoiceNumber(2026, 7, 12345)).toBe('INV/2026/7/12345');
    expect(receiptNumber(2026, 7, 12)).toBe('KW/2026/7/0012');
  });

  it('asks for the sum of its members’ fees', () => {
    expect(billingTotal([])).toBe(0);
    expect(billingTotal([{ amount: 250_000 }, { amount: 300_000 }])).toBe(550_000);
  });
});
