// What a ranking is of, and what is wrong with its rule.

export const rankingTexts = {
  of: { athletes: 'Atlet', contingents: 'Kontingen' },
  chooseOf: 'Pilih yang diperingkat.',
  points: (most: number, places: number) => `Poin berupa angka bulat 0 sampai ${most}, paling banyak ${places} juara.`,
  noPoints: 'Isi paling sedikit poin juara 1.',
  tookPart: (most: number) => `Poin harus antara 0 dan ${most}.`,
  levels: (most: number) => `Persen setiap tingkat harus antara 0 dan ${most}.`,
  ages: (most: number) => `Setiap golongan usia perlu nama dan persen 0 sampai ${most}.`,
  best: (most: number) => `Jumlah terbaik harus antara 1 dan ${most}.`,
  on: 'Tanggal tidak benar.',
  sameName: 'Pilih salah satu.',
  same: (most: number) => `Tulis dua nama di setiap baris, paling banyak ${most}.`,
  decay: (days: number, percent: number) =>
    `Setiap langkah perlu umur 1 sampai ${days} hari dan persen 0 sampai ${percent}.`,
  decayOrder: 'Urutkan dari umur yang paling muda.',
};
