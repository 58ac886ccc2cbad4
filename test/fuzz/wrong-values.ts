// What people, broken clients and attackers send where a proper value belongs.
import type { Random } from '@gelanggang/domain/random';

export function pick<T>(random: Random, list: readonly T[]): T {
  return list[random.int(list.length)] as T;
}

/** Texts that end somewhere they should not: in a query, a path, a spreadsheet, a terminal or a browser. */
export const WRONG_TEXTS: readonly string[] = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  'x\udfffy',
  '\ufeffBOM',
  '\u202eterbalik',
  'Z̷̛̺ä̴l̵g̶o',
  '🥋'.repeat(300),
  'İIıi',
  '\u2028',
  '\u200b\u3164',
  '\r\nSet-Cookie: a=b',
  "'; drop table account; --",
  "' or 1=1 --",
  '%',
  '_%\\',
  '\\',
  '../../../../etc/passwd',
  '..%2f..%2fetc%2fpasswd',
  '<script>alert(1)</script>',
  '{{7*7}}${7*7}',
  '=HYPERLINK("http://a.test")',
  '+cmd|calc!A1',
  'null',
  'undefined',
  'NaN',
  'Infinity',
  'true',
  '[object Object]',
  '0x10',
  '1e309',
  '-1',
  '1.5',
  '2147483648',
  '9007199254740993',
  '99999999999999999999999999',
  '2026-02-30',
  '0000-00-00',
  '9999-12-31',
  '+275760-09-13',
  '24:61',
  'x'.repeat(5000),
  'a@b',
  'http://[::1',
  'javascript:alert(1)',
];

/** Days and moments that are written like one, and are none, or far from any that is meant. */
export const WRONG_DAYS: readonly string[] = [
  '2026-02-30',
  '2026-13-01',
  '0000-00-00',
  '0001-01-01',
  '9999-12-31',
  '2026-02-30T10:00',
  '9999-12-31T23:59-14:00',
  '2026-W05-1',
  'infinity',
];

export const WRONG_NUMBERS: readonly number[] = [
  0, -0, -1, 1.5, 0.1, 1e-320, 2147483647, 2147483648, -2147483649, 4294967296, 9007199254740991, 9007199254740992,
  1e15, 1e21, 1e308,
];

/** Ids in a path that name nothing, each in its own way. */
export const WRONG_IDS: readonly string[] = [
  '0',
  '-1',
  '00',
  '1.5',
  '1e3',
  '0x1',
  '2147483648',
  '9007199254740991',
  '9007199254740993',
  '99999999999999999999999',
  'kata',
  'NaN',
  'null',
  '%00',
  '%20',
  '%F0%9F%A5%8B',
  '%ff%fe',
  '%E0%A4%A',
  '%2e%2e%2f',
  '%27%3B--',
  '__proto__',
  'constructor',
  'x'.repeat(300),
];

/** A wrong value of any JSON type. */
export function wrongValue(random: Random, depth = 0): unknown {
  switch (random.int(depth > 3 ? 6 : 10)) {
    case 0:
      return null;
    case 1:
      return random.flip();
    case 2:
      return pick(random, WRONG_NUMBERS);
    case 3:
    case 4:
    case 5:
      return pick(random, WRONG_TEXTS);
    case 6:
      return [];
    case 7:
      return Array.from({ length: 1 + random.int(4) }, () => wrongValue(random, depth + 1));
    case 8:
      return {};
    default:
      return Object.fromEntries(
        Array.from({ length: 1 + random.int(3) }, () => [
          pick(random, ['id', 'length', 'toString', 'then', '$gt', 'constructor', '0', '', 'nama']),
          wrongValue(random, depth + 1),
        ]),
      );
  }
}

/** A list too long, an object too wide, or a value nested too deeply: rarely, since each is large. */
export function largeValue(random: Random): unknown {
  if (random.flip()) return Array.from({ length: 20_000 }, (_, index) => index);
  if (random.flip()) return Object.fromEntries(Array.from({ length: 50_000 }, (_, index) => [`k${index}`, index]));
  let nested: unknown = 1;
  for (let depth = 0; depth < 2000; depth++) nested = random.flip() ? [nested] : { a: nested };
  return nested;
}

/** Bodies that are no JSON, or JSON that no serializer writes. */
export const BROKEN_JSON: readonly Buffer[] = [
  Buffer.from('{'),
  Buffer.from('{"a":'),
  Buffer.from('{"a":1,}'),
  Buffer.from("{'a':1}"),
  Buffer.from('NaN'),
  Buffer.from('"\\ud800"'),
  Buffer.from('{"name":"\\udc00","email":"\\ud83d"}'),
  Buffer.from('{"name":"a\\u0000b"}'),
  Buffer.from('{"id":1,"id":2,"name":"a","name":["b"]}'),
  Buffer.from('{"__proto__":{"isAdmin":true}}'),
  Buffer.from('{"constructor":{"prototype":{"isAdmin":true}}}'),
  Buffer.from('{"a":1e400,"id":-1e400}'),
  Buffer.from(`{"id":${'9'.repeat(400)}}`),
  Buffer.from('\ufeff{"id":1}'),
  Buffer.from('{"name":"\ud83e\udd4b"}', 'utf16le'),
  Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0xc3, 0x28, 0x22, 0x7d]),
  Buffer.from([0x1f, 0x8b, 0x08, 0x00, 0x00]),
  Buffer.from('['.repeat(50_000)),
  Buffer.from('['.repeat(2000) + ']'.repeat(2000)),
  Buffer.from('{"a":'.repeat(2000) + '1' + '}'.repeat(2000)),
  Buffer.alloc(0),
  Buffer.alloc(2048),
];

export const WRONG_TYPES: readonly string[] = [
  'text/plain',
  'text/html',
  'application/xml',
  'application/x-www-form-urlencoded',
  'application/octet-stream',
  'application/json; charset=utf-16',
  'application/json; charset=',
  'application/json;;;',
  'application/jsonx',
  'APPLICATION/JSON',
  'multipart/form-data',
  'multipart/form-data; boundary=',
  'multipart/form-data; boundary="a b',
  'multipart/mixed; boundary=x',
  ' ',
  'x/y; '.repeat(200),
];
