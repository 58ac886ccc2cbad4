// Places at the live socket when it is nearly full, or one account takes many.
import { hasPlace, MOST_OF_ONE, MOST_SOCKETS, SPARED_SOCKETS } from './live-places';

const crowd = (sockets: number, own = 0) => ({ sockets, ofWorker: () => own });

it('spectators leave places to accounts and devices of panels', () => {
  const full = MOST_SOCKETS - SPARED_SOCKETS;
  expect(hasPlace(null, crowd(full - 1))).toBe(true);
  expect(hasPlace(null, crowd(full))).toBe(false);
  expect(hasPlace('account 1', crowd(full))).toBe(true);
  expect(hasPlace('panel 1', crowd(MOST_SOCKETS - 1))).toBe(true);
  expect(hasPlace('account 1', crowd(MOST_SOCKETS))).toBe(false);
});

it('one account does not take all of them', () => {
  expect(hasPlace('account 1', crowd(300, MOST_OF_ONE - 1))).toBe(true);
  expect(hasPlace('account 1', crowd(300, MOST_OF_ONE))).toBe(false);
});
