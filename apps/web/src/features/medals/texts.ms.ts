// The texts of texts.ts in the language 'ms', as `npm run texts` writes them.
import type { LoneRule } from '@gelanggang/domain/results/lone-entrants';
import { type OverallRule, OVERALL_RULE_LABELS } from '@gelanggang/domain/results/medal-table';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import * as original from './texts';

export const medalTexts: InLanguage<typeof original.medalTexts> = {
  ...original.medalTexts,
  title: 'Pingat',
  byProvince: 'Keputusan mengikut wilayah',
  tabs: { contingents: 'Kontinjen', classes: 'Kelas' },
  view: 'Paparan',
  winners: 'Para johan',
  poster: 'Poster johan',
  find: 'Cari nama, kontinjen, atau kelas',
  age: 'Umur',
  category: 'Kategori',
  overall: 'Johan keseluruhan',
  overallSoFar: 'Johan keseluruhan sementara',
  otherLeaders: (count: number) => `${count} lagi`,
  overallBy: (rule: OverallRule) => `Urutan: ${OVERALL_RULE_LABELS[rule].toLowerCase()}`,
  contingentTable: 'Pingat mengikut kontinjen',
  classTable: 'Pingat mengikut kelas',
  rank: 'No.',
  contingent: 'Kontinjen',
  isFollowed: 'Diikuti',
  total: 'Jumlah',
  points: 'Mata',
  empty: 'Belum ada pingat.',
  emptyHint: 'Pingat dipaparkan di sini sebaik separuh akhir dan akhir yang pertama selesai.',
  noneFound: 'Tiada kelas yang sepadan.',
  clear: 'Padam penapis',
  open: (count: number) => `${count} kelas belum ada pingatnya`,
  classesDone: (done: number, all: number) => `${done} daripada ${all} kelas selesai`,
  isOver: 'Selesai',
  isOpen: 'Berlangsung',
  noMedals: 'Tanpa pingat: kurang daripada 3 peserta',
  alone: (rule: LoneRule) =>
    rule === 'gold' ? 'Tanpa lawan: emas dikira selepas kelas lain selesai' : 'Tanpa pingat: tiada lawan',
};
