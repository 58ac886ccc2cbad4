// Rows that went through columns are what they were.
import fc from 'fast-check';
import { columnsOf, rowsOf } from './columns';

/** As a browser gets them. */
const sent = (rows: readonly object[]) => rowsOf(JSON.parse(JSON.stringify(columnsOf(rows))));

const time = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((one) => one.toISOString());
const whole = fc.integer({ min: -5, max: 5 });
const word = fc.constantFrom('', 'a', 'Kelas A', '2026-12-28', '2026-12-28T13:35:13Z', '{"a":1}', 'null');
const leaf = fc.oneof(
  time,
  whole,
  fc.maxSafeInteger(),
  fc.double({ noNaN: true, noDefaultInfinity: true }).map((one) => one || 0),
  word,
  fc.boolean(),
  fc.constant(null),
);
const list = fc.array(fc.oneof(whole, word), { maxLength: 3 });

/** Rows whose fields each have one kind of value, or any, and may be absent. */
const rows = fc.integer({ min: 0, max: 40 }).chain((length) => {
  const column = fc
    .oneof(
      ...[time, whole, fc.maxSafeInteger(), word, list, leaf].map((value) => fc.constant<fc.Arbitrary<unknown>>(value)),
      fc.constant(fc.option(time, { nil: null })),
      fc.constant(fc.record({ state: word, ids: list, at: time }, { requiredKeys: ['state'] })),
      fc.constant(fc.oneof(list, leaf, fc.record({ a: whole }))),
    )
    .chain((value) => fc.tuple(fc.boolean(), fc.array(value, { minLength: length, maxLength: length })));
  const gaps = fc.array(fc.boolean(), { minLength: length, maxLength: length });
  return fc
    .array(fc.tuple(column, gaps), { maxLength: 6 })
    .map((columns) =>
      Array.from({ length }, (_, at) =>
        Object.fromEntries(
          columns.flatMap(([[isWhole, values], gap], n) => (isWhole || gap[at] ? [[`field_${n}`, values[at]]] : [])),
        ),
      ),
    );
});

it('rows come back as they were, whatever their fields hold and wherever one is absent', () => {
  fc.assert(fc.property(rows, (all) => expect(sent(all)).toEqual(all)));
});

it('a text that looks like the text of an object stays a text', () => {
  const all = [{ of: '{"a":1}' }, { of: { a: 1 } }, { of: 'null' }, { of: null }, { of: '[1]' }, { of: [1] }];
  const many = [...all, ...all, ...all, ...all];
  expect(sent(many)).toEqual(many);
});

it('numbers too large for sums stay exact', () => {
  const all = [Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 1].map((id) => ({ id }));
  expect(sent(all)).toEqual(all);
});

it('what repeats is told once, and with what hangs on it', () => {
  const pools = [
    { id: 7, name: 'Pool A' },
    { id: 9, name: 'Pool B' },
    { id: 8, name: 'Pool A' },
  ];
  const all = Array.from({ length: 90 }, (_, at) => {
    const { id, name } = pools[at % 3]!;
    return { id: 1000 + at, kind: 'tanding', pool_id: id, pool_name: name, corner: { name: `N${at}` } };
  });
  expect(columnsOf(all)).toEqual({
    length: 90,
    of: {
      id: { plus: [1000, ...Array.from({ length: 89 }, () => 1)] },
      corner: { objects: { length: 90, of: { name: all.map(({ corner }) => corner.name) } } },
    },
    shared: {
      which: all.map((_, at) => at % 3),
      rows: {
        length: 3,
        of: { kind: { same: 'tanding' }, pool_id: { plus: [7, 2, -1] }, pool_name: ['Pool A', 'Pool B', 'Pool A'] },
      },
    },
  });
  expect(sent(all)).toEqual(all);
});
