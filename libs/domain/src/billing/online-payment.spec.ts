// Every order in which a payment service may tell of a payment.
import { mayChange, nextOnlineState, ONLINE_STATES, type OnlineState } from './online-payment';

const after = (...told: OnlineState[]): OnlineState => told.reduce<OnlineState>(nextOnlineState, 'waiting');

it('a payment that came is only ever followed by its return', () => {
  for (const told of ONLINE_STATES) {
    expect(nextOnlineState('paid', told)).toBe(told === 'refunded' ? 'refunded' : 'paid');
    expect(nextOnlineState('refunded', told)).toBe('refunded');
  }
});

it('what is told twice, late or in another order ends the same', () => {
  expect(after('waiting', 'paid')).toBe('paid');
  expect(after('paid', 'waiting')).toBe('paid');
  expect(after('paid', 'ended', 'paid')).toBe('paid');
  expect(after('ended', 'waiting')).toBe('ended');
  expect(after('ended', 'paid', 'waiting')).toBe('paid');
  expect(after('paid', 'refunded', 'paid', 'ended')).toBe('refunded');
});

it('money that was given back before we heard of it has paid nothing', () => {
  expect(after('refunded')).toBe('ended');
});

it('only news is worth asking for, and money without a bill, which may pay it meanwhile', () => {
  for (const state of ONLINE_STATES) {
    expect(mayChange({ state, isUnbilled: false }, state)).toBe(false);
  }
  expect(mayChange({ state: 'paid', isUnbilled: false }, 'ended')).toBe(false);
  expect(mayChange({ state: 'waiting', isUnbilled: false }, 'paid')).toBe(true);
  expect(mayChange({ state: 'paid', isUnbilled: true }, 'paid')).toBe(true);
  expect(mayChange({ state: 'refunded', isUnbilled: true }, 'paid')).toBe(false);
});
