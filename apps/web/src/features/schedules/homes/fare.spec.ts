// How an entry has fared: its last step decides, and what is not official is not told as if it were.
import { liveCorner, liveMatch } from '@gelanggang/contract/testing/live-match';
import type { LiveMatch } from '@gelanggang/contract/live';
import { fareText } from './fare';
import { waysOf } from './way-of';

const fare = (...matches: LiveMatch[]): string => fareText(waysOf(matches).get(7) ?? []);
const raka = { ...liveCorner('Raka'), entry_ids: [7] };
const over = { blue: raka, status: 'finished', round_label: 'Semifinal' } as const;

describe('how an entry has fared', () => {
  it('is its next match while there is one', () => {
    const final = liveMatch(2, { round: 2, round_label: 'Final', blue: raka });
    expect(fare(liveMatch(1, { ...over, winner: 'blue' }), final)).toBe('Berikutnya Final');
    expect(fare({ ...final, status: 'ongoing' })).toBe('Sedang main, Final');
    expect(fare({ ...final, status: 'called' })).toBe('Dipanggil, Final');
  });

  it('is where its way ended', () => {
    expect(fare(liveMatch(1, { ...over, winner: 'red' }))).toBe('Sampai Semifinal');
    expect(fare(liveMatch(1, { ...over, winner: 'blue' }))).toBe('Menang, Semifinal');
    expect(fare(liveMatch(1, { ...over, winner: null }))).toBe('Tanpa pemenang, Semifinal');
  });

  it.each(['unofficial', 'protested'] as const)('is provisional while the result is %s', (state) => {
    expect(fare(liveMatch(1, { ...over, winner: 'red', standing: { state } }))).toBe('Tertinggal sementara, Semifinal');
    expect(fare(liveMatch(1, { ...over, winner: 'blue', standing: { state } }))).toBe('Unggul sementara, Semifinal');
  });

  it('is nothing yet before the draw', () => {
    expect(fare()).toBe('Belum ada partai.');
  });
});
