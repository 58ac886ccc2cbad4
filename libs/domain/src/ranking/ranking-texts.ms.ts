// The texts of ranking-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './ranking-texts';

export const rankingTexts: InLanguage<typeof original.rankingTexts> = {
  of: { athletes: 'Pesilat', contingents: 'Kontinjen' },
  chooseOf: 'Pilih yang dinilai dalam kedudukan.',
  points: (most: number, places: number) => `Mata ialah nombor bulat 0 hingga ${most}, paling banyak ${places} tempat.`,
  noPoints: 'Isi sekurang-kurangnya mata tempat 1.',
  tookPart: (most: number) => `Mata mesti antara 0 dengan ${most}.`,
  levels: (most: number) => `Peratus setiap peringkat mesti antara 0 dengan ${most}.`,
  ages: (most: number) => `Setiap peringkat umur memerlukan nama dan peratus 0 hingga ${most}.`,
  best: (most: number) => `Bilangan terbaik mesti antara 1 dengan ${most}.`,
  on: 'Tarikh tidak betul.',
  sameName: 'Pilih salah satu.',
  same: (most: number) => `Tulis dua nama dalam setiap baris, paling banyak ${most}.`,
  decay: (days: number, percent: number) =>
    `Setiap langkah memerlukan usia 1 hingga ${days} hari dan peratus 0 hingga ${percent}.`,
  decayOrder: 'Susun dari usia yang paling muda.',
};
