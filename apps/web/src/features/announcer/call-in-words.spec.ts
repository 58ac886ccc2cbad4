// What is read aloud of a call.
import type { LiveMatch } from '@gelanggang/contract/live';
import { callInWords } from './call-in-words';
import { freshCalls } from './fresh-calls';

const NOW = Date.parse('2026-11-21T03:21:00Z');
const corner = (name: string, contingent: string) => ({ state: 'unit' as const, name, contingent, is_dummy: false });
const match = (values: Partial<LiveMatch> = {}): LiveMatch =>
  ({
    ...{
      id: 1,
      kind: 'tanding',
      mode: 'default',
      number: 12,
      partai: 'A12',
      status: 'called',
      round: 3,
      round_label: 'Final',
    },
    ...{ match_category: 'Tanding', age_category: 'Remaja', gender: 'male', class_name: 'C' },
    blue: corner('RAKA ADITYA', 'Elang Rimba'),
    red: corner('Bagas Wicaksono', 'Kontingen Tirta Sari'),
    called_at: new Date(NOW).toISOString(),
    ...values,
  }) as LiveMatch;

it('is arena, number, class and both corners, names in capitals as names', () => {
  expect(callInWords(match(), 'Gelanggang A')).toBe(
    'Panggilan. Gelanggang A, Partai A12. Tanding, Remaja, Putra, Kelas C, Final. ' +
      'Sudut biru: Raka Aditya. Kontingen Elang Rimba. Sudut merah: Bagas Wicaksono. Kontingen Tirta Sari.',
  );
});

it('names no corner of a performance that has none', () => {
  const one = { kind: 'seni', match_category: 'Tunggal', class_name: '', round_label: '' } as const;
  const performance = match({ ...one, red: { ...corner('', ''), state: 'bye' } });
  expect(callInWords(performance, 'Gelanggang Seni')).not.toContain('Sudut');
});

describe('calls that are read', () => {
  it('are read once, and again after the call was taken back', () => {
    const told = new Set<string>();
    expect(freshCalls([match()], NOW + 1_000, told)).toHaveLength(1);
    expect(freshCalls([match()], NOW + 2_000, told)).toHaveLength(0);
    const again = match({ called_at: new Date(NOW + 9_000).toISOString() });
    expect(freshCalls([again], NOW + 10_000, told)).toHaveLength(1);
  });

  it('are neither old ones after a lost connection, nor matches that have begun', () => {
    expect(freshCalls([match()], NOW + 61_000, new Set())).toHaveLength(0);
    expect(freshCalls([match({ status: 'ongoing' })], NOW + 1_000, new Set())).toHaveLength(0);
  });
});
