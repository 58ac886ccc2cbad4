// How texts and ids are read from the wire.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ForgotPasswordRequest } from './auth';
import { PersonRequest } from './person-request';
import { ClassRequest } from './classes';
import { ClassificationRequest } from './classifications';
import { AreUnique, toLine, toText } from './fields';
import { JudgeScoreRequest } from './jurus-panels';
import { RegisterContingentsRequest } from './tournaments';
import { WeighInRequest } from './weigh-in';

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

describe('what is written like a number in a program only', () => {
  const wrongFields = (request: new () => object, body: object) =>
    validateSync(plainToInstance(request, body)).map((one) => one.property);

  it.each(['0x40', '0b1000000', '6.4e1', 'Infinity', '６４'])('%s is no weight', (text) => {
    expect(wrongFields(WeighInRequest, { weight: text })).toContain('weight');
    expect(wrongFields(ClassRequest, { weight_min: text, weight_max: text })).toEqual(
      expect.arrayContaining(['weight_min', 'weight_max']),
    );
  });

  it.each([['1e-1'], ['0.1'], [' ']])('%s among scores is no score', (text) => {
    expect(wrongFields(JudgeScoreRequest, { criteria: [text, 0.1, 0.1] })).toContain('criteria');
  });
});

describe('a name of somebody', () => {
  const faultsOf = (name: unknown) =>
    validateSync(plainToInstance(PersonRequest, { name }))
      .filter(({ property }) => property === 'name')
      .flatMap(({ constraints }) => Object.keys(constraints ?? {}));

  it.each(['BYE', ' bye ', '-', '–', 'N/A', 'null', 'undefined', '  '])('%p means nobody, and is asked for', (name) => {
    expect(faultsOf(name)).toEqual(['isNotEmpty']);
  });

  it.each(['Bayu', 'Oki', 'Null Arifin', 'A-B'])('%p is one', (name) => expect(faultsOf(name)).toEqual([]));

  it('a word with a letter of another script that looks alike is told by the word', () => {
    // \u0412 is the Cyrillic letter that looks like B
    const [fault] = validateSync(plainToInstance(PersonRequest, { name: '\u0412udi Santoso' })).filter(
      ({ property }) => property === 'name',
    );
    expect(Object.keys(fault?.constraints ?? {})).toEqual(['isOfOneScript']);
  });
});

it.each([
  ['siti@contoh.test', true],
  ["o'brien+silat@contoh.test", true],
  ['"siti aminah"@contoh.test', false],
  ['"a@b.test, c"@contoh.test', false],
])('%s is an address that any program of mail sends to one: %p', (email, isOne) => {
  const faults = validateSync(plainToInstance(ForgotPasswordRequest, { email }));
  expect(faults.length === 0).toBe(isOne);
});
