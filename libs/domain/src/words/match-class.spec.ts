// What a match is a match of, and what of its jurus stands beside it.
import { beyondClass, classOf } from './match-class';

const of = { age_category: 'Remaja', gender: 'female', class_name: '' } as const;

it('says the jurus beside the class where the class does not say it', () => {
  const named = classOf({
    ...of,
    kind: 'seni',
    match_category: 'Tunggal',
    class_name: 'Tunggal tangan kosong',
  });
  expect(named).toBe('Tunggal Remaja Putri – Tunggal tangan kosong');
  expect(beyondClass(named, 'Tangan kosong')).toBe('');
  const plain = classOf({ ...of, kind: 'seni', match_category: 'Tunggal' });
  expect(beyondClass(plain, 'Tangan kosong')).toBe('Tangan kosong');
});
