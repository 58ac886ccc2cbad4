// What is stored in jsonb, of any value.
import fc from 'fast-check';
import { storableJson } from './storable-json';

it('leaves what can be stored as it is, also texts that only look like an escape', () => {
  const value = { nama: 'Raka 🥋', teks: '\\u0000 \\\\ud83d "x"\n', daftar: [1, null, true] };
  expect(JSON.parse(storableJson(value))).toEqual(value);
});

it('puts U+FFFD where a half pair or a NUL stood, in names and texts', () => {
  expect(JSON.parse(storableJson({ 'a\ud83d': 'b\udc00c\u0000', '\\\ud83d': ['\ude00'] }))).toEqual({
    'a\ufffd': 'b\ufffdc\ufffd',
    '\\\ufffd': ['\ufffd'],
  });
});

it('is well-formed without a NUL for whatever was sent', () => {
  const unit = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 0x5c, 0x75, 0xd83d, 0xde00));
  const text = fc.array(unit, { maxLength: 12 }).map((units) => String.fromCharCode(...units));
  fc.assert(
    fc.property(fc.dictionary(text, text), (value) => {
      const stored = JSON.stringify(JSON.parse(storableJson(value)));
      expect(stored).not.toMatch(/(?<!\\)(\\\\)*\\u(0000|d[89a-f])/);
    }),
  );
});
