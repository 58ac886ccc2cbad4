// Why a match was won, in the rulebook's words with the article (2025, art. 11.6.g).
import type { WinKind } from '../results/win-kinds';

/** Why somebody has won, as people say it, and the article. */
export const REASONS = {
  disqualified: { text: 'lawan didiskualifikasi', article: '11.6.g.6' },
  'injured-by-fault': { text: 'cedera karena pelanggaran lawan, dihentikan dokter', article: '11.6.g.6' },
  'gives-up': { text: 'lawan menyerah', article: '11.6.g.2.a' },
  unfit: { text: 'lawan tidak layak menurut dokter', article: '11.6.g.2.b' },
  'cannot-go-on': { text: 'lawan tidak dapat melanjutkan sesudah serangan sah', article: '11.6.g.2.e' },
  withdrawn: { text: 'lawan ditarik pendamping', article: '11.6.g.2.f' },
  danger: { text: 'wasit menghentikan demi keselamatan', article: '11.6.g.4.a' },
  count: { text: 'lawan dihitung sampai sepuluh', article: '11.6.g.3' },
  'own-fall': { text: 'lawan jatuh sendiri dan tidak bangun sampai sepuluh', article: '11.6.e.2.d' },
  'three-counts': { text: 'lawan dihitung tiga kali berturut-turut di satu babak', article: '11.6.g.2.c' },
  gap: { text: 'selisih nilai', article: '11.6.g.4' },
  points: { text: 'nilai lebih tinggi', article: '11.6.g.1.a' },
  'fewer-penalties': { text: 'hukuman lebih ringan', article: '11.6.g.1.b.1' },
  'more-throws': { text: 'jatuhan lebih banyak', article: '11.6.g.1.b.2' },
  'more-kicks': { text: 'tendangan lebih banyak', article: '11.6.g.1.b.2' },
  'more-punches': { text: 'pukulan lebih banyak', article: '11.6.g.1.b.2' },
  lighter: { text: 'berat badan lebih ringan', article: '11.6.g.1.b.4' },
  'both-counted-lighter': { text: 'keduanya terhitung, berat badan lebih ringan', article: '11.6.e.2.c.8.b' },
  'both-counted-points': { text: 'keduanya terhitung, nilai lebih tinggi', article: '11.6.e.2.c.8.c' },
  lot: { text: 'undian', article: '11.6.g.1.b.5' },
  /** Of a walkover: nobody proposes it, the calls at the table say so. */
  absent: { text: 'lawan tidak hadir sesudah tiga panggilan', article: '11.6.g.5' },
} as const;
export type Reason = keyof typeof REASONS;

/** The rulebook's reasons of each way to win, for whoever puts a result right by hand. */
export const REASONS_OF: Readonly<Record<WinKind, readonly Reason[]>> = {
  angka: [
    ...(['points', 'fewer-penalties', 'more-throws', 'more-kicks', 'more-punches', 'lighter', 'lot'] as const),
    ...(['both-counted-points', 'both-counted-lighter'] as const),
  ],
  teknik: ['gives-up', 'withdrawn', 'unfit', 'cannot-go-on', 'three-counts', 'own-fall'],
  mutlak: ['count'],
  wmp: ['gap', 'danger'],
  'undur-diri': ['absent'],
  diskualifikasi: ['disqualified', 'injured-by-fault'],
};
