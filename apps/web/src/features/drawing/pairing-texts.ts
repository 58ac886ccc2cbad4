// Texts of the proposal of opponents where there are no weight classes.
import type { LeftReason } from '@gelanggang/domain/draw/pairing';
import { localeTexts } from '@gelanggang/domain/words/locale-texts';

const decimal = (value: number): string => value.toLocaleString(localeTexts.locale, { maximumFractionDigits: 2 });

const REASONS: Readonly<Record<LeftReason, string>> = {
  unmeasured: 'Tinggi atau berat belum diisi',
  'nobody-near': 'Tidak ada lawan dalam batas',
  odd: 'Lawan yang cocok sudah berpasangan',
};

export const pairingTexts = {
  title: 'Pasangan tanpa kelas',
  open: 'Pasangan tanpa kelas',
  intro:
    'Usulan lawan menurut usia, tinggi, dan berat: sebanyak mungkin pasangan, lalu selisih sekecil mungkin. Lawan dari kontingen lain didahulukan. Pasangan yang dibuat menjadi pool berisi dua pesilat.',
  print: 'Cetak',
  pools: 'Daftar pool',
  pairs: 'Pasangan',
  limits: (years: number, cm: number, kg: number) =>
    `Batas: ${decimal(years)} tahun, ${decimal(cm)} cm, ${decimal(kg)} kg`,
  make: (count: number) => `Buat ${count} pasangan`,
  difference: (months: number, cm: number, kg: number) =>
    `Selisih ${months} bulan, ${decimal(cm)} cm, ${decimal(kg)} kg`,
  oneContingent: 'Satu kontingen',
  noPairs: 'Tidak ada pasangan dalam batas.',
  left: (count: number) => `${count} pesilat belum mendapat lawan`,
  leftList: 'Belum mendapat lawan',
  reasons: REASONS,
  measured: (born: string, cm: number | null, kg: number | null) =>
    [
      `lahir ${born}`,
      cm === null ? 'tinggi belum diisi' : `${decimal(cm)} cm`,
      kg === null ? 'berat belum diisi' : `${decimal(kg)} kg`,
    ].join(' · '),
  nobody: 'Tidak ada pesilat yang perlu dipasangkan.',
  nobodyHint: 'Hanya golongan tanpa kelas berat (Usia Dini 1) yang lunas dan belum masuk pool.',
  failed: 'Pasangan tidak dapat dibuat.',
} as const;
