// Sentences with codes.
import { keptOf, keptText, sentences } from './sentences';

const texts = {
  closed: 'Sudah ditutup.',
  left: (count: number) => `Sisa ${count}.`,
  of: { bill: 'Tagihan.', 'bill-paid': 'Tagihan lunas.' },
};

it('names each sentence by its catalogue and keys, with what was given', () => {
  const said = sentences('entries', texts);
  expect([said.closed, said.left(2), said.of.bill, said.of['bill-paid']].map((one) => one.code)).toEqual([
    'entries.closed',
    'entries.left',
    'entries.of.bill',
    'entries.of.billPaid',
  ]);
  expect([said.left(2).given, said.left(2).text, String(said.closed)]).toEqual([[2], 'Sisa 2.', 'Sudah ditutup.']);
});

it('is worded when it is read', () => {
  const catalogue = { ...texts };
  const { closed } = sentences('entries', catalogue);
  catalogue.closed = 'Closed.';
  expect(closed.text).toBe('Closed.');
});

it('words what was given when it is read, where that is worded too', () => {
  const catalogue = {
    refused: (step: string, why: string) => `${step}: ${why}`,
    start: 'Mulai',
    closed: 'sudah ditutup.',
  };
  const said = sentences('clock', catalogue);
  const refused = said.refused(() => catalogue.start, said.closed);
  expect(refused.text).toBe('Mulai: sudah ditutup.');
  Object.assign(catalogue, { start: 'Start', closed: 'closed already.' });
  expect(refused.text).toBe('Start: closed already.');
});

it('is kept by its code and worded when it is read; one of before has its words, one that is gone its code', () => {
  const catalogue = { left: (count: number) => `Sisa ${count}.`, of: { 'bill-paid': 'Tagihan lunas.' } };
  const said = sentences('entries', catalogue);
  const other = sentences('clock', { left: 'Waktu habis.' });
  const kept = JSON.parse(JSON.stringify([said.left(2), said.of['bill-paid']].map(keptOf))) as never[];
  Object.assign(catalogue, { left: (count: number) => `${count} left.` });
  expect(kept.map((one) => keptText(one, other, said))).toEqual(['2 left.', 'Tagihan lunas.']);
  expect(keptText('Gagal.', said)).toBe('Gagal.');
  expect(keptText({ code: 'entries.moved', given: [] }, said, other)).toBe('entries.moved');
});
