// A statement of 2,000 lines against 500 bills with every trap planted, and each trap by itself.
import { matchStatement, type OpenBill, type StatementLine, toldSettled } from './match-statement';

const bill = (id: number, of: Partial<OpenBill> = {}): OpenBill => ({
  id,
  amount: 275_000,
  invoiceNumber: `INV/2026/7/${String(id).padStart(4, '0')}`,
  names: [],
  hasOwnAmount: false,
  ...of,
});
const line = (id: string, amount: number, text = ''): StatementLine => ({ id, amount, text });
const certainOf = (lines: StatementLine[], bills: OpenBill[]) => matchStatement(lines, bills).map((one) => one.certain);

it('the number and the sum are certain, however the bank writes the number', () => {
  expect(certainOf([line('a', 275_000, 'TRSF E-BANKING CR inv 2026-7 0001 NENI')], [bill(1), bill(2)])).toEqual([1]);
});

it('a sum of its own is certain without a word', () => {
  const bills = [bill(1, { amount: 275_137, hasOwnAmount: true }), bill(2, { amount: 275_138, hasOwnAmount: true })];
  expect(certainOf([line('a', 275_138)], bills)).toEqual([2]);
  expect(certainOf([line('a', 275_138, 'INV/2026/7/0001')], bills)).toEqual([null]);
});

it('name and sum are proposed only: the name may stand in another', () => {
  const [matched] = matchStatement([line('a', 275_000, 'GARUDA MUDA')], [bill(1, { names: ['Garuda'] })]);
  expect(matched).toEqual({
    lineId: 'a',
    certain: null,
    proposals: [{ billId: 1, reasons: ['name', 'amount'], difference: 0, withLines: [] }],
  });
});

it('a longer number is not the shorter one', () => {
  expect(matchStatement([line('a', 1, 'INV/2026/7/00012')], [bill(1)])[0]?.proposals).toEqual([]);
});

it('what went out pays nothing', () => {
  expect(matchStatement([line('a', -275_000, 'INV/2026/7/0001')], [bill(1)])[0]).toEqual({
    lineId: 'a',
    certain: null,
    proposals: [],
  });
});

describe('a line that fits no open bill', () => {
  const settled = [
    bill(1, { amount: 275_137, hasOwnAmount: true }),
    bill(2, { amount: 275_138, hasOwnAmount: true }),
    bill(3, { amount: 275_139, hasOwnAmount: true }),
    bill(4, { amount: 275_139, hasOwnAmount: true }),
    bill(5, { amount: 300_000 }),
  ];

  it('tells of the settled bill whose number it says, whatever its sum', () => {
    expect(toldSettled(line('a', 275_138, 'TRSF inv 2026-7 0001'), settled)).toBe(1);
  });

  it('tells of the settled bill whose own sum it is', () => {
    expect(toldSettled(line('a', 275_138, 'SETORAN'), settled)).toBe(2);
  });

  it("tells of none where several have the sum, where the sum is nobody's own, and where it says two numbers", () => {
    expect(toldSettled(line('a', 275_139, 'SETORAN'), settled)).toBeNull();
    expect(toldSettled(line('a', 300_000, 'SETORAN'), settled)).toBeNull();
    expect(toldSettled(line('a', 1, 'INV/2026/7/0001 INV/2026/7/0002'), settled)).toBeNull();
  });
});

/** The same numbers in each run. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Trap = 'number' | 'own sum' | 'twice' | 'split' | 'over' | 'under' | 'same name' | 'unpaid';
const TRAPS: readonly [Trap, number][] = [
  ['number', 200],
  ['own sum', 100],
  ['twice', 30],
  ['split', 30],
  ['over', 30],
  ['under', 30],
  ['same name', 40],
  ['unpaid', 40],
];

it.each([1, 7, 2026])(
  '2,000 lines against 500 bills: nothing certain is wrong, nothing clean is doubtful (seed %i)',
  (seed) => {
    const random = numbers(seed);
    const traps = TRAPS.flatMap(([trap, count]) => Array.from({ length: count }, () => trap));
    const bills = traps.map((trap, at) =>
      bill(at + 1, {
        amount: trap === 'own sum' ? 300_000 + at : 275_000 * (1 + (at % 3)),
        hasOwnAmount: trap === 'own sum',
        // every second bill of a name is of the same contingent as the one before
        names: [trap === 'same name' ? `Perguruan Kembar ${at >> 1} Raya` : `Kontingen Nomor ${at} Jaya`],
      }),
    );
    const told = new Map<string, { bill: OpenBill; trap: Trap }>();
    const lines: StatementLine[] = [];
    const add = (one: OpenBill, trap: Trap, amount: number, text: string) => {
      const id = `l${lines.length}`;
      told.set(id, { bill: one, trap });
      lines.push(line(id, amount, text));
    };
    bills.forEach((one, at) => {
      const trap = traps[at] ?? 'unpaid';
      const [name = ''] = one.names;
      const said = `TRANSFER ${one.invoiceNumber.replaceAll('/', random(2) === 0 ? '' : ' ')} TERIMA KASIH`;
      const part = 1 + random(one.amount - 1);
      if (trap === 'number') add(one, trap, one.amount, said);
      if (trap === 'own sum') add(one, trap, one.amount, 'BI-FAST CR');
      if (trap === 'twice') [said, said].forEach((text) => add(one, trap, one.amount, text));
      if (trap === 'split') {
        add(one, trap, part, said);
        add(one, trap, one.amount - part, `SETORAN ${name.toUpperCase()}`);
      }
      if (trap === 'over') add(one, trap, one.amount + 50_000, said);
      if (trap === 'under') add(one, trap, one.amount - 50_000, said);
      if (trap === 'same name') add(one, trap, one.amount, name.toUpperCase());
    });
    // strangers, some of them with the sum of a bill; fees and transfers that went out
    while (lines.length < 2_000) {
      const sum = 275_000 * (1 + random(3));
      lines.push(line(`l${lines.length}`, random(4) === 0 ? -sum : sum, `QR ACQ ${random(1_000_000)}`));
    }
    const shuffled = lines
      .map((one) => ({ one, at: random(1_000_000) }))
      .sort((a, b) => a.at - b.at)
      .map(({ one }) => one);
    const matched = matchStatement(shuffled, bills);
    expect(matched.map((one) => one.lineId)).toEqual(shuffled.map((one) => one.id));
    const isClean = (trap: Trap | undefined) => trap === 'number' || trap === 'own sum';
    for (const { lineId, certain, proposals } of matched) {
      const truth = told.get(lineId);
      expect(certain).toBe(truth && isClean(truth.trap) ? truth.bill.id : null);
      if (!truth || certain !== null) continue;
      const [best] = proposals;
      if (truth.trap === 'same name') {
        const same = bills.filter((one) => one.names[0] === truth.bill.names[0]).map((one) => one.id);
        const named = proposals.filter((one) => one.reasons.includes('name')).map((one) => one.billId);
        expect(named.sort((a, b) => a - b)).toEqual(same);
        expect(best?.billId).toBe(truth.bill.id);
        continue;
      }
      expect(best?.billId).toBe(truth.bill.id);
      const differences = { over: 50_000, under: -50_000 } as Partial<Record<Trap, number>>;
      expect(best?.difference).toBe(differences[truth.trap] ?? 0);
      expect(best?.withLines.length).toBe(truth.trap === 'split' ? 1 : 0);
    }
    const used = matched.flatMap((one) => one.certain ?? []);
    expect(new Set(used).size).toBe(used.length);
    expect(used.length).toBe(300);
  },
);
