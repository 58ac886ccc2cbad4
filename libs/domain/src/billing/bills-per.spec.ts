// Many members billed at once.
import { createRandom } from '../random';
import { BILLS_PER, intoBills } from './bills-per';

it('is one bill for each contingent, one for each athlete, or one for all', () => {
  const members = [1, 2, 3, 4].map((id) => ({ id, contingentId: id % 2 }));
  const ids = (per: (typeof BILLS_PER)[number]) => intoBills(members, per).map((bill) => bill.map((one) => one.id));
  expect(ids('contingent')).toEqual([
    [1, 3],
    [2, 4],
  ]);
  expect(ids('athlete')).toEqual([[1], [2], [3], [4]]);
  expect(ids('all')).toEqual([[1, 2, 3, 4]]);
  for (const per of BILLS_PER) expect(intoBills([], per)).toEqual([]);
});

it('puts each generated member into exactly one bill, and never two contingents into one unless asked to', () => {
  const random = createRandom('00000000b1115000');
  for (let run = 0; run < 300; run++) {
    const members = Array.from({ length: 1 + random.int(30) }, (_, at) => ({
      id: at + 1,
      contingentId: random.int(6),
    }));
    random.shuffle(members);
    for (const per of BILLS_PER) {
      const bills = intoBills(members, per);
      expect(
        bills
          .flat()
          .map((one) => one.id)
          .sort((a, b) => a - b),
      ).toEqual(members.map((_, at) => at + 1));
      expect(bills.every((bill) => bill.length > 0)).toBe(true);
      if (per === 'all') continue;
      for (const bill of bills) expect(new Set(bill.map((one) => one.contingentId)).size).toBe(1);
    }
  }
});
