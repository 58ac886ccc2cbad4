// When contingents may enter a tournament.
import { registrationRefusal } from './registration';

describe('Registration', () => {
  it.each([
    ['active', true, null],
    ['active', false, 'closed'],
    ['inactive', true, 'not-active'],
    ['inactive', false, 'not-active'],
  ] as const)('of a tournament that is %s, with time left: %s, is refused as %s', (status, hasTimeLeft, refusal) => {
    expect(registrationRefusal({ status, hasTimeLeft })).toBe(refusal);
  });
});
