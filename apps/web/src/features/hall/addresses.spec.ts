// The addresses that a hall's page tells other devices.
import type { HallConnection } from '@gelanggang/contract/hall';
import { plainAddress, secureAddress } from './addresses';

const hall: HallConnection = {
  ...{ port: 3443, plain_port: 3000, names: ['192.168.1.10', 'fd00::1', 'laptop.lan', 'localhost'] },
  authority: { name: 'Gelanggang', fingerprint: 'AA', ends_at: '2029-11-22T00:00:00Z' },
};

it('the name by which the page came stays, where the certificate has it', () => {
  expect(secureAddress(hall, 'laptop.lan')).toBe('https://laptop.lan:3443');
  expect(plainAddress(hall, 'laptop.lan')).toBe('http://laptop.lan:3000');
  expect(secureAddress(hall, '[fd00::1]')).toBe('https://[fd00::1]:3443');
});

it('no other device is sent to its own machine, nor to a name that the certificate lacks', () => {
  for (const name of ['localhost', '127.0.0.1', 'gelanggang.example'])
    expect(secureAddress(hall, name)).toBe('https://192.168.1.10:3443');
});

it('a machine without a network has its own name alone', () => {
  expect(secureAddress({ ...hall, names: ['localhost'] }, 'localhost')).toBe('https://localhost:3443');
});
