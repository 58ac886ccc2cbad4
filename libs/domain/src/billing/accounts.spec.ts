// Accounts that add up to the rupiah, on single bills and on generated ones.
import fc from 'fast-check';
import { type AccountBill, accountsOf, BOOK_KINDS, withBalance } from './accounts';

const numRuns = Number(process.env.FUZZ_RUNS ?? 400);
const bill = (of: Partial<AccountBill>): AccountBill => ({
  ...{ isPaid: true, way: 'transfer', received: 500, refunded: 0 },
  lines: [{ contingentId: 1, billed: 500, discount: 0 }],
  ...of,
});
const totalOf = (of: Partial<AccountBill>) => accountsOf([bill(of)]).total;

it('a bill that is not paid is owed', () => {
  const sums = totalOf({ isPaid: false, way: null, received: 0 });
  expect(sums).toMatchObject({ billed: 500, paidBilled: 0, open: 500, overpaid: 0, cash: 0, transfer: 0 });
});

it('what was paid too much is given back first, then fees, which nobody owes any more', () => {
  expect(totalOf({ received: 520 })).toMatchObject({ overpaid: 20, open: 0 });
  expect(totalOf({ received: 520, refunded: 15 })).toMatchObject({ overpaid: 5, waived: 0, open: 0 });
  expect(totalOf({ received: 520, refunded: 120 })).toMatchObject({ overpaid: 0, waived: 100, open: 0 });
});

it('what was paid too little is owed', () => {
  expect(totalOf({ received: 480 })).toMatchObject({ open: 20, overpaid: 0 });
});

it('cash and transfers are apart', () => {
  expect(totalOf({ way: 'cash' })).toMatchObject({ cash: 500, transfer: 0 });
});

it('a bill of several contingents is shared out by what it asks of each', () => {
  const lines = [
    { contingentId: 1, billed: 300, discount: 10 },
    { contingentId: 2, billed: 600, discount: 0 },
  ];
  const { byContingent } = accountsOf([bill({ lines, received: 903 })]);
  expect(byContingent.get(1)).toMatchObject({ gross: 310, transfer: 301, overpaid: 1 });
  expect(byContingent.get(2)).toMatchObject({ gross: 600, transfer: 602, overpaid: 2 });
});

const bills = fc.array(
  fc
    .record({
      lines: fc.array(
        fc.record({
          contingentId: fc.integer({ min: 1, max: 4 }),
          billed: fc.integer({ min: 0, max: 1_000_000_000 }),
          discount: fc.integer({ min: 0, max: 1_000_000 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      way: fc.constantFrom('cash' as const, 'transfer' as const, null),
      difference: fc.integer({ min: -1000, max: 1000 }),
      part: fc.integer({ min: 0, max: 100 }),
    })
    .map(({ lines, way, difference, part }): AccountBill => {
      const all = lines.reduce((sum, line) => sum + line.billed, 0);
      const received = way === null ? 0 : Math.max(0, all + difference);
      return { lines, way, isPaid: way !== null, received, refunded: Math.floor((received * part) / 100) };
    }),
  { maxLength: 20 },
);

it('of generated bills every contingent’s and all sums agree, and nothing is lost in sharing', () => {
  fc.assert(
    fc.property(bills, (all) => {
      const { byContingent, total } = accountsOf(all);
      for (const sums of [total, ...byContingent.values()]) {
        expect(sums.billed + sums.overpaid).toBe(sums.cash + sums.transfer - sums.refunded + sums.waived + sums.open);
        expect(sums.gross - sums.discount).toBe(sums.billed);
        for (const sum of Object.values(sums)) expect(sum).toBeGreaterThanOrEqual(0);
      }
      const sum = (of: (one: AccountBill) => number) => all.reduce((amount, one) => amount + of(one), 0);
      expect(total.cash + total.transfer).toBe(sum((one) => one.received));
      expect(total.refunded).toBe(sum((one) => one.refunded));
      const billed = (one: AccountBill) => one.lines.reduce((amount, line) => amount + line.billed, 0);
      expect(total.billed).toBe(sum(billed));
      expect(total.paidBilled).toBe(sum((one) => (one.isPaid ? billed(one) : 0)));
      expect(total.open).toBe(sum((one) => Math.max(0, billed(one) - one.received)));
    }),
    { numRuns },
  );
});

it('a book’s balance is what came in less what went out, at every line', () => {
  const entries = fc.array(
    fc.record({ kind: fc.constantFrom(...BOOK_KINDS), amount: fc.integer({ min: 1, max: 1_000_000_000 }) }),
  );
  fc.assert(
    fc.property(entries, (all) => {
      let balance = 0n;
      for (const line of withBalance(all)) {
        balance += BigInt(line.in) - BigInt(line.out);
        expect(BigInt(line.balance)).toBe(balance);
        expect(line.in + line.out).toBe(line.amount);
      }
    }),
    { numRuns },
  );
  const line = (kind: (typeof BOOK_KINDS)[number]) => withBalance([{ kind, amount: 7 }])[0]?.balance;
  expect([line('cash'), line('confirmed'), line('refund'), line('rejected')]).toEqual([7, 7, -7, -7]);
});

it('a sum that would not be exact is none', () => {
  expect(() => withBalance([1, 2].map(() => ({ kind: 'cash' as const, amount: Number.MAX_SAFE_INTEGER })))).toThrow(
    'exact',
  );
});
