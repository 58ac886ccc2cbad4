// Whose request it is, with and without a proxy.
import type { IncomingMessage } from 'node:http';
import { addressReader, networkOf, wideNetworkOf } from './client-address';

const request = (remoteAddress: string, forwarded?: string) =>
  ({
    socket: { remoteAddress },
    headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  }) as IncomingMessage;

describe('The address of a client', () => {
  it.each([
    ['loopback', '127.0.0.1', '203.0.113.7', '203.0.113.7'],
    ['loopback', '198.51.100.1', '203.0.113.7', '198.51.100.1'],
    ['10.0.0.0/8, loopback', '10.1.2.3', '203.0.113.7, 10.9.9.9', '203.0.113.7'],
    ['false', '127.0.0.1', '203.0.113.7', '127.0.0.1'],
    ['loopback', '127.0.0.1', undefined, '127.0.0.1'],
  ])('with TRUST_PROXY=%s from %s (forwarded for %s) is %s', (trusted, remote, forwarded, expected) => {
    expect(addressReader(trusted)(request(remote, forwarded))).toBe(expected);
  });
});

describe('What is counted together', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:0:1::5', '2001:db8:0:1'],
    ['2001:0DB8::1', '2001:db8:0:0'],
    ['2001:db8:a:b:c:d:e:f', '2001:db8:a:b'],
    ['::1', '0:0:0:0'],
    ['unix', 'unix'],
  ])('%s counts as %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });
});

it.each([
  ['203.0.113.7', '203.0.113'],
  ['::ffff:203.0.113.250', '203.0.113'],
  ['2001:db8:a:b::1', '2001:db8:a'],
  ['2001:db8:a:ffff::1', '2001:db8:a'],
])('%s is of the network %s that one hand may have', (address, network) => {
  expect(wideNetworkOf(address)).toBe(network);
});
