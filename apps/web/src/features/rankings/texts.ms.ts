// The texts of texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const tableTexts: InLanguage<typeof original.tableTexts> = {
  list: 'Kedudukan',
  lead: 'Jadual kedudukan sepanjang musim mengikut peraturan penganjur. Tekan satu nama untuk melihat keputusan di sebalik angkanya.',
  none: 'Belum ada kedudukan yang diumumkan.',
  noneHint: 'Penganjur mengumumkannya selepas kejohanan pertama musim ini selesai.',
  about: (of: string, on: string, sources: number) => `${of}, setakat ${on}, daripada ${sources} kejohanan`,
  rank: 'No.',
  who: { athletes: 'Pesilat', contingents: 'Kontinjen' },
  points: 'Mata',
  events: 'Kejohanan',
  find: 'Cari nama atau kontinjen',
  noneFound: 'Tiada yang sepadan.',
  clear: 'Tunjukkan semua',
  emptyTable: 'Belum ada keputusan yang dikira.',
  rule: 'Peraturan dan kejohanan',
  place: (place: number, points: number) => `Tempat ${place}: ${points} mata`,
  tookPart: (points: number) => `Menyertai: ${points} mata`,
  best: (count: number) => `Hanya ${count} kejohanan terbaik yang dikira.`,
  decay: (days: number, percent: number) => `Keputusan berusia ${days} hari atau lebih dikira ${percent}%.`,
  age: (age: string, percent: number) => `${age} dikira ${percent}%.`,
  sameName: 'Nama dan kontinjen yang sama dianggap seorang pesilat.',
  level: (level: string, percent: number) => (percent === 100 ? level : `${level}, ${percent}%`),
  again: 'Kira sendiri',
  againHint:
    'Program kecil ini (Python 3 tanpa tambahan) membaca peraturan dan keputusan yang terbuka, kemudian mengira jadual ini semula.',
  program: 'Muat turun check-ranking.py',
  copy: 'Salin arahan',
  unknown: 'Kedudukan ini tidak dijumpai.',
  unknownHint: 'Mungkin belum diumumkan, atau sudah dipadam.',
  gone: 'Tiada dalam kedudukan ini.',
  back: 'Ke jadual kedudukan',
  notCounted: 'tidak dikira',
  worth: (points: number, factors: number[]) =>
    [`${points} mata`, ...factors.filter((one) => one !== 100).map((one) => `${one}%`)].join(' × '),
};

// not translated yet:
export const { rankingTexts, ruleTexts } = original;
