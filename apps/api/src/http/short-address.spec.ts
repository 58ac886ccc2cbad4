// Addresses without the machine.
import { shortAddress } from './short-address';

it.each([
  ['192.168.10.23', '192.168.10.x'],
  ['::ffff:10.0.0.7', '10.0.0.x'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::x'],
  ['2001:db8::1', '2001:db8::x'],
  ['::1', '::x'],
  ['nowhere', null],
  [undefined, null],
])('%s is %s', (address, short) => {
  expect(shortAddress(address)).toBe(short);
});
