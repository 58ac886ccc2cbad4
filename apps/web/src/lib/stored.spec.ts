// What is kept on a device whose storage is full or forbidden.
import { readStored, writeStored } from './stored';

const kept = new Map<string, string>();
let isFull = false;
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem(key: string, value: string) {
    if (isFull) throw new DOMException('full', 'QuotaExceededError');
    kept.set(key, value);
  },
  removeItem: (key: string) => void kept.delete(key),
};
const before = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
const give = (get: () => unknown) => Object.defineProperty(globalThis, 'localStorage', { configurable: true, get });

beforeEach(() => {
  isFull = false;
  kept.clear();
  give(() => storage);
});
afterAll(() => {
  if (before) Object.defineProperty(globalThis, 'localStorage', before);
  else delete (globalThis as { localStorage?: unknown }).localStorage;
});

it('a full storage does not bring an older value back', () => {
  writeStored('one', 'old');
  isFull = true;
  writeStored('one', 'new');
  expect(readStored('one')).toBe('new');
  isFull = false;
  writeStored('one', 'newest');
  expect([readStored('one'), kept.get('one')]).toEqual(['newest', 'newest']);
});

it('what another tab wrote is read', () => {
  writeStored('two', 'own');
  kept.set('two', 'of another tab');
  expect(readStored('two')).toBe('of another tab');
  kept.delete('two');
  expect(readStored('two')).toBeNull();
});

it('a forbidden storage is stood in for until the page is closed', () => {
  give(() => {
    throw new DOMException('forbidden', 'SecurityError');
  });
  expect(readStored('three')).toBeNull();
  writeStored('three', 'here');
  expect(readStored('three')).toBe('here');
  writeStored('three', null);
  expect(readStored('three')).toBeNull();
});
