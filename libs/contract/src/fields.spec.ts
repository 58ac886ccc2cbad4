// How texts and ids are read from the wire.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ClassificationRequest } from './classifications';
import { AreUnique, toLine, toText } from './fields';
import { RegisterContingentsRequest } from './tournaments';

const SKIN = '\u{1f3fb}';
const WITH_COLOUR = '\ufe0f';

it.each([
  ['pictures with their colours and what joins them', `\u{1f468}${SKIN}\u200d\u2764${WITH_COLOUR} Sari`],
  ['a letter with as many marks as any writing of names puts on one', `q${'\u0323'.repeat(4)}`],
])('keeps %s', (_what, text) => {
  expect(toLine({ value: text })).toBe(text);
});

it.each([
  ['what joins nothing', `Sari\u200d Dewi${WITH_COLOUR}`, 'Sari Dewi'],
  ['what joins twice', '\u2764\u200d\u200dSari', '\u2764\u200dSari'],
  ['marks that are piled up', `q${'\u0323'.repeat(31)}r`, `q${'\u0323'.repeat(4)}r`],
  [
    'marks that are piled up with what nobody sees between them',
    `q${'\u0323\u200b'.repeat(9)}r`,
    `q${'\u0323'.repeat(4)}r`,
  ],
  [
    'marks that are piled up with what joins nothing between them',
    `q${'\u0323\u200d'.repeat(9)}r`,
    `q${'\u0323'.repeat(4)}r`,
  ],
])('takes away %s', (_what, text, left) => {
  expect(toLine({ value: text })).toBe(left);
});

// a body may be 2 MB long, and is cleaned before its length is looked at
it.each([
  ['colours of a picture that is not there', `${SKIN}${WITH_COLOUR}`],
  ['marks in an order that has to be put right', '\u0301\u0323'],
  ['line breaks and blanks', '\n  '],
  ['joiners', 'a\u200d'],
])('takes no longer than its length for %s', (_what, repeated) => {
  const text = `e${repeated.repeat(250_000)}`;
  const began = performance.now();
  for (const read of [toLine, toText]) read({ value: text });
  // looked at again from each place, it takes minutes, on any machine
  expect(performance.now() - began).toBeLessThan(30_000);
});

describe('ids', () => {
  const read = (contingents: unknown) => {
    const body = plainToInstance(RegisterContingentsRequest, { tournament_id: '7', contingents });
    return { ids: body.contingents, faults: validateSync(body).map(({ property }) => property) };
  };

  it('of a list come as numbers or as the digits that forms send, like a single one', () => {
    expect(read(['3', 4, ' 5 '])).toEqual({ ids: [3, 4, 5], faults: [] });
  });

  it.each([[['3', 3]], [['']], [['0']], [['1e3']], [['0x1']], [[-1]], [[null]], [[['3']]], ['3']])(
    'are refused in %j',
    (given) => {
      expect(read(given).faults).toEqual(['contingents']);
    },
  );

  it('of classes come bare or in objects', () => {
    const details = [107, '108', { category_class_id: '109' }, { category_class_id: 110 }];
    expect(plainToInstance(ClassificationRequest, { details }).details).toEqual([107, 108, 109, 110]);
  });
});

it.each([
  ['ids', (at: number) => at + 1],
  ['texts', (at: number) => `teks ${at}`],
])('sees among as many %s as a body has room for that no two are the same, in no time', (_what, one) => {
  class Request {
    @AreUnique()
    list: unknown[];
  }
  const check = (list: unknown[]) => validateSync(Object.assign(new Request(), { list })).length;
  const list = Array.from({ length: 150_000 }, (_, at) => one(at));
  const before = performance.now();
  expect(check(list)).toBe(0);
  expect(check([...list, one(0)])).toBe(1);
  expect(performance.now() - before).toBeLessThan(2000);
});

it('takes no list whose elements are the same, and nothing that is no list', () => {
  class Request {
    @AreUnique({}, (one: { role: string } | null) => one?.role)
    list: unknown;
  }
  const check = (list: unknown) => validateSync(Object.assign(new Request(), { list })).length;
  expect(check([{ role: 'a' }, { role: 'b' }, null])).toBe(0);
  expect(check([{ role: 'a' }, { role: 'a' }])).toBe(1);
  expect(check('ab')).toBe(1);
});

it('no request class has a list compared by class-validator, each with all others', () => {
  const files = readdirSync(__dirname).filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'));
  expect(files.filter((file) => readFileSync(join(__dirname, file), 'utf8').includes('ArrayUnique'))).toEqual([]);
});
