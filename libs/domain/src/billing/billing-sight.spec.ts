// Whose billings an account sees: its own, or all where it works on everybody's.
import { billingOwnerFor, seesAllBillings } from './billing-sight';

describe('billings', () => {
  it('are all seen by who confirms payments or keeps contingents', () => {
    for (const permission of ['confirm payment', 'manage contingents']) {
      expect(seesAllBillings(new Set([permission]))).toBe(true);
      expect(billingOwnerFor(7, new Set([permission]))).toBeNull();
    }
  });

  it('are only the own ones of everybody else, whatever else they may do', () => {
    const others = new Set(['upload payment struk', 'edit payment', 'manage drawing']);
    expect(seesAllBillings(others)).toBe(false);
    expect(billingOwnerFor(7, others)).toBe(7);
    expect(billingOwnerFor(7, new Set())).toBe(7);
  });
});
