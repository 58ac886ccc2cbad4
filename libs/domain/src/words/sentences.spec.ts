// Sentences with codes.
import { sentences } from './sentences';

const texts = { closed: 'Sudah ditutup.', left: (count: number) => `Sisa ${count}.`, of: { bill: 'Tagihan.' } };

it('names each sentence by its catalogue and keys, with what was given', () => {
  const said = sentences('entries', texts);
  expect([said.closed.code, said.left(2).code, said.of.bill.code]).toEqual([
    'entries.closed',
    'entries.left',
    'entries.of.bill',
  ]);
  expect([said.left(2).given, said.left(2).text, String(said.closed)]).toEqual([[2], 'Sisa 2.', 'Sudah ditutup.']);
});

it('is worded when it is read', () => {
  const catalogue = { ...texts };
  const { closed } = sentences('entries', catalogue);
  catalogue.closed = 'Closed.';
  expect(closed.text).toBe('Closed.');
});
