// QRIS with the exact amount: published examples, a second reader, and generated codes.
import fc from 'fast-check';
import { qrisChecksum, qrisMerchant, qrisOfAmount, readQris } from './qris';

/** The example of the EMVCo specification (Merchant-Presented Mode 1.1, Annex A): names in Chinese, currency of China. */
const EMVCO =
  '00020101021229300012D156000000000510A93FO3230Q31280012D15600000001030812345678520441115802CN5914BEST TRANSPORT' +
  '6007BEIJING64200002ZH0104最佳运输0202北京540523.7253031565502016233030412340603***0708A60086670902ME91320016A0112' +
  '233449988770708123456786304A13A';

/** Another way to read such a code: by a pattern instead of a position, and the checksum by division of polynomials. */
function secondReader(code: string): { fields: Map<string, string>; isRight: boolean } {
  const fields = new Map<string, string>();
  let rest = code;
  while (rest !== '') {
    const [, tag = '', length = ''] = /^(\d\d)(\d\d)/.exec(rest) ?? [];
    const [, value = '', after = ''] = new RegExp(`^....(.{${Number(length)}})([^]*)$`, 'u').exec(rest) ?? [];
    if (value === '') throw new Error(`nothing to read at ${rest}`);
    fields.set(tag, value);
    rest = after;
  }
  const bits = [...Buffer.from(code.slice(0, -4), 'utf8')].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  let dividend = BigInt(`0b${bits}${'0'.repeat(16)}`) ^ (0xffffn << BigInt(bits.length));
  for (let at = BigInt(bits.length) + 15n; at >= 16n; at--) {
    if ((dividend >> at) & 1n) dividend ^= 0x11021n << (at - 16n);
  }
  return { fields, isRight: dividend === BigInt(`0x${code.slice(-4)}`) };
}

const field = (tag: string, value: string) => `${tag}${String([...value].length).padStart(2, '0')}${value}`;

function staticCode(parts: readonly (readonly [string, string])[]): string {
  const text = `${parts.map(([tag, value]) => field(tag, value)).join('')}6304`;
  return text + qrisChecksum(text);
}

const MERCHANT = [
  ['00', '01'],
  ['01', '11'],
  ['26', '0016ID.CO.CONTOH.WWW01189360000000000000000215000000000000000303UMI'],
  ['51', '0014ID.CO.QRIS.WWW0215ID10200000000000303UMI'],
  ['52', '7941'],
  ['53', '360'],
  ['58', 'ID'],
  ['59', 'PANITIA KEJUARAAN'],
  ['60', 'BANDUNG'],
  ['61', '40132'],
] as const;

it('the checksum has the check value that its catalogue publishes', () => {
  expect(qrisChecksum('123456789')).toBe('29B1');
});

it('the example of the specification is read whole, its Chinese names by signs and its checksum by bytes', () => {
  const read = readQris(EMVCO);
  if (!read.ok) throw new Error(read.code);
  expect(secondReader(EMVCO).isRight).toBe(true);
  expect(read.fields.map(({ tag }) => tag).join(' ')).toBe('00 01 29 31 52 58 59 60 64 54 53 55 62 91 63');
  expect(read.fields.find(({ tag }) => tag === '59')?.value).toBe('BEST TRANSPORT');
  expect(qrisOfAmount(EMVCO, 5)).toEqual({ ok: false, code: 'not-rupiah' });
});

it('a static code gets the amount after the currency and is dynamic from then on', () => {
  const code = staticCode(MERCHANT);
  const made = qrisOfAmount(`  ${code}\n`, 825_137);
  if (!made.ok) throw new Error(made.code);
  expect(made.code.startsWith('000201010212')).toBe(true);
  expect(made.code).toContain('5303360' + '5406825137' + '5802ID');
  const { fields, isRight } = secondReader(made.code);
  expect(isRight).toBe(true);
  expect([...fields.keys()].at(-1)).toBe('63');
});

it('an amount that stands there is replaced, and nobody adds a tip to it', () => {
  const tipped = staticCode([...MERCHANT.slice(0, 6), ['54', '1'], ['55', '02'], ['56', '500'], ...MERCHANT.slice(6)]);
  const made = qrisOfAmount(tipped, 99);
  if (!made.ok) throw new Error(made.code);
  const { fields } = secondReader(made.code);
  expect(fields.get('54')).toBe('99');
  expect(fields.has('55') || fields.has('56')).toBe(false);
  expect(qrisOfAmount(made.code, 99)).toEqual(made);
});

it('whatever the merchant and the amount, only initiation, amount and checksum change', () => {
  const name = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 8 })
    .filter((text) => !/[\r\n\u2028\u2029]/.test(text));
  fc.assert(
    fc.property(name, fc.integer({ min: 1, max: 9_999_999_999_999 }), fc.boolean(), (merchant, amount, isMarked) => {
      const parts = MERCHANT.map(([tag, value]) => [tag, tag === '59' ? merchant : value] as const);
      const code = staticCode(parts.filter(([tag]) => isMarked || tag !== '01'));
      const made = qrisOfAmount(code, amount);
      if (!made.ok) throw new Error(made.code);
      const { fields, isRight } = secondReader(made.code);
      expect(isRight).toBe(true);
      fields.delete('63');
      expect(Object.fromEntries(fields)).toEqual({ ...Object.fromEntries(parts), '01': '12', '54': String(amount) });
    }),
  );
});

it('one sign that is mistyped is noticed, wherever it stands', () => {
  const code = staticCode(MERCHANT);
  fc.assert(
    fc.property(fc.nat(code.length - 1), fc.constantFrom(...'0123456789ABCDEFGHIZ'), (at, sign) => {
      const changed = code.slice(0, at) + sign + code.slice(at + 1);
      fc.pre(changed !== code);
      expect(readQris(changed).ok).toBe(false);
    }),
  );
});

it.each(['', 'https://contoh.test', '0002', EMVCO.slice(0, -1), EMVCO.slice(4), `${EMVCO}6304A13A`])(
  '%j is no such code',
  (code) => expect(readQris(code)).toEqual({ ok: false, code: 'not-emv' }),
);

it.each([0, -5, 1.5, 10_000_000_000_000, Number.NaN])('%d is no amount to ask for', (amount) => {
  expect(qrisOfAmount(staticCode(MERCHANT), amount)).toEqual({ ok: false, code: 'wrong-amount' });
});

it('names the merchant as a payer will see it, and nobody where the code is none', () => {
  expect(qrisMerchant(staticCode(MERCHANT))).toEqual({ name: 'PANITIA KEJUARAAN', city: 'BANDUNG' });
  expect(qrisMerchant(EMVCO)).toEqual({ name: 'BEST TRANSPORT', city: 'BEIJING' });
  expect(qrisMerchant('bukan kode')).toBeNull();
});
