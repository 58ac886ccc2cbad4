// A decision reads alike on every page, paper and screen.
import { cases } from '../testing/rulebook-cases';
import { type Decision, wholeDecision } from './decision-text';
import type { Corner } from '../words/corners';

const CASES = cases(`
  blue | angka          | fewer-penalties   | 18 | 18 | Biru menang angka 18–18; hukuman lebih ringan (Pasal 11.6.g.1.b.1)
  red  | angka          | lighter           | 4  | 4  | Merah menang angka 4–4; berat badan lebih ringan (Pasal 11.6.g.1.b.4)
  red  | angka          | points            | -1 | 3  | Merah menang angka 3 : −1; nilai lebih tinggi (Pasal 11.6.g.1.a)
  blue | mutlak         | count             | 0  | 5  | Biru menang mutlak 0–5; lawan dihitung sampai sepuluh (Pasal 11.6.g.3)
  blue | diskualifikasi | injured-by-fault  | 2  | 1  | Biru menang diskualifikasi 2–1; cedera karena pelanggaran lawan, dihentikan dokter (Pasal 11.6.g.6)
  red  | -              | absent            | -- | -- | Merah menang WO; lawan tidak hadir sesudah tiga panggilan (Pasal 11.6.g.5)
  red  | -              | no-show           | -- | -- | Merah menang WO; lawan tidak datang atau mengundurkan diri (Pasal 11.6.g.5)
  red  | -              | out-of-class      | -- | -- | Merah menang WO; lawan di luar kelas saat timbang badan (Pasal 2.4.b.2)
  blue | -              | absent-at-scales  | -- | -- | Biru menang WO; lawan tidak hadir saat timbang badan (Pasal 2.4.b.5)
  red  | -              | no-opponent       | -- | -- | Merah menang WO; tidak ada lawan dari partai sebelumnya
  blue | teknik         | -                 | -- | -- | Biru menang teknik
  blue | angka          | tidak-dikenal     | 2  | 1  | Biru menang angka 2–1
  -    | -              | -                 | -- | -- | .
`);
const nothing = (cell: string | undefined): string | null => (cell === undefined || cell === '-' ? null : cell);
const score = (cell: string | undefined): number | null => (cell === undefined || cell === '--' ? null : Number(cell));

it.each(CASES)('«%s %s %s %s %s» reads «%s»', (winner, winKind, reason, blue, red, text) => {
  const decision: Decision = {
    ...{ winner: nothing(winner) as Corner | null, winKind: nothing(winKind), reason: nothing(reason) },
    ...{ blueScore: score(blue), redScore: score(red) },
  };
  expect(wholeDecision(decision)).toBe(text === '.' ? '' : text);
});

it('without a winner says so once the match is over, with why', () => {
  const nobody: Decision = { winner: null, winKind: null, reason: null, blueScore: null, redScore: null };
  expect(wholeDecision(nobody)).toBe('');
  expect(wholeDecision({ ...nobody, isWithoutWinner: true })).toBe('Tanpa pemenang');
  expect(wholeDecision({ ...nobody, isWithoutWinner: true, reason: 'both-absent' })).toBe(
    'Tanpa pemenang; kedua sudut tidak hadir sesudah tiga panggilan (Pasal 11.6.g.5)',
  );
});
