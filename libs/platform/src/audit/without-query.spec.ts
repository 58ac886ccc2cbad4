// Keys and passwords of an address are not kept.
import { withoutQuery } from './without-query';

it.each([
  ['https://contoh.test/kabar?token=rahasia', 'https://contoh.test/kabar'],
  [' https://contoh.test?token=ra hasia#x', 'https://contoh.test'],
  ['https://nama:rahasia@contoh.test/a/b#rahasia', 'https://contoh.test/a/b'],
  ['HTTPS://rahasia@contoh.test', 'HTTPS://contoh.test'],
  ['https://contoh.test/@gelanggang', 'https://contoh.test/@gelanggang'],
  ['Sudah dibayar? Lihat #2', 'Sudah dibayar? Lihat #2'],
])('%s is kept as %s', (address, kept) => expect(withoutQuery(address)).toBe(kept));
