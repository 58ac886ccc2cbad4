// What the announcer tells the hall of results.
import type { LiveMatch } from '@gelanggang/contract/live';
import { untold, winnerInWords } from './told-results';

const corner = (name: string) => ({ state: 'unit' as const, name, contingent: 'Elang Rimba', is_dummy: false });
const nobody = { state: 'tbd' as const, name: 'TBD', contingent: '', is_dummy: false };
const fought = {
  ...{ id: 1, kind: 'tanding', mode: 'default', pool_id: 4, battle_group: null, corner: null, status: 'finished' },
  ...{ winner: 'blue', win_kind: 'angka', blue_score: 21, red_score: 18, finished_at: '2026-11-29T03:00:00.000Z' },
  ...{ blue: corner('RAKA ADITYA'), red: corner('Bagas Wicaksono') },
} as LiveMatch;
/** A row of a battle tells who performed in it alone. */
const row = (values: Partial<LiveMatch>): LiveMatch => ({
  ...fought,
  ...{ kind: 'seni', mode: 'battle', battle_group: 2, blue_score: null, red_score: null, win_kind: 'angka' },
  ...values,
});
const blue = row({ id: 2, corner: 'blue', red: nobody, seni: { score: 9.935 } as LiveMatch['seni'] });
const red = row({ id: 3, corner: 'red', blue: nobody, finished_at: '2026-11-29T03:05:00.000Z' });
const day = (...matches: LiveMatch[]) =>
  ({ done: matches.map((match) => ({ match })) }) as unknown as Parameters<typeof untold>[0];

it('is the winner with corner, name, score and how', () => {
  expect(winnerInWords(fought, day(fought))).toBe('Pemenang sudut biru: Raka Aditya, 21–18, Menang angka');
  expect(winnerInWords({ ...fought, winner: null, win_kind: null }, day())).toBe('Tanpa pemenang');
  const walkover = { status: 'walkover', win_kind: null, blue_score: null, red_score: null } as const;
  expect(winnerInWords({ ...fought, ...walkover }, day())).toBe('Pemenang sudut biru: Raka Aditya, Menang WO');
  expect(winnerInWords({ ...fought, ...walkover, win_reason: 'out-of-class' }, day())).toBe(
    'Pemenang sudut biru: Raka Aditya, Menang WO, lawan di luar kelas saat timbang badan (Pasal 2.4.b.2)',
  );
});

it('is of a pool who performed with the score, or why there is none', () => {
  const one = row({ mode: 'default', battle_group: null, winner: null });
  const of = (seni: Partial<LiveMatch['seni']>) => winnerInWords({ ...one, seni: seni as LiveMatch['seni'] }, day());
  expect(of({ score: 9.4, outcome: 'performed' })).toBe('Raka Aditya, 9,400');
  expect(of({ score: null, outcome: 'disqualified' })).toBe('Raka Aditya, Diskualifikasi');
});

it('names the winner of a battle whichever row decided it', () => {
  const told = day(blue, red);
  expect(untold(told)).toEqual([red]);
  expect(winnerInWords(red, told)).toBe('Pemenang sudut biru: Raka Aditya, 9,935, Menang angka');
  const won = { ...red, winner: 'red' } as const;
  expect(winnerInWords(won, day({ ...blue, winner: 'red' }, won))).toBe(
    'Pemenang sudut merah: Bagas Wicaksono, Menang angka',
  );
});

it('[R25-J11] names who was there where the other one of a battle was absent', () => {
  const absent = { ...red, status: 'walkover', win_kind: null } as const;
  expect(winnerInWords(absent, day({ ...blue, win_kind: null }, absent))).toBe(
    'Pemenang sudut biru: Raka Aditya, 9,935, Menang WO',
  );
  // the other row is held elsewhere
  expect(winnerInWords(absent, day(absent))).toBe('Pemenang sudut biru, Menang WO');
});
