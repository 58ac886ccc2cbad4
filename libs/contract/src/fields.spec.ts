// How texts and ids are read from the wire.
import { plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { ClassificationRequest } from './classifications';
import { toLine, toText } from './fields';
import { RegisterContingentsRequest } from './tournaments';

const SKIN = '\u{1f3fb}';
const WITH_COLOUR = '\ufe0f';

it.each([
  ['pictures with their colours and what joins them', `\u{1f468}${SKIN}\u200d\u2764${WITH_COLOUR} Sari`],
  ['a letter with as many marks as any writing puts on one', `q${'\u0323'.repeat(30)}`],
])('keeps %s', (_what, text) => {
  expect(toLine({ value: text })).toBe(text);
});

it.each([
  ['what joins nothing', `Sari\u200d Dewi${WITH_COLOUR}`, 'Sari Dewi'],
  ['what joins twice', '\u2764\u200d\u200dSari', '\u2764\u200dSari'],
  ['marks beyond thirty on one letter', `q${'\u0323'.repeat(31)}r`, `q${'\u0323'.repeat(30)}r`],
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
