// What the desk asks before it saves or begins something unusual, in words.
import type { DeskCaution } from '@gelanggang/domain/results/desk-cautions';

export const cautionTexts = {
  title: (partai: string | null) => (partai === null ? 'Simpan hasil partai ini?' : `Simpan hasil partai ${partai}?`),
  save: 'Ya, simpan',
  cautions: {
    'clock-not-started': 'Jam partai belum dimulai: lawan keluar sebelum bertanding.',
    'time-left': 'Waktu partai belum habis.',
    'verification-open': 'Verifikasi juri belum dijawab.',
    'level-without-reason': 'Nilai kedua sudut sama, dan tidak ada aturan yang menentukan pemenangnya.',
  } satisfies Record<DeskCaution, string>,
  otherDay: 'Partai ini bukan partai hari ini.',
  otherDayQuestion: (date: string) => `Partai ini dijadwalkan ${date}. Jalankan sekarang?`,
  goOn: 'Ya, jalankan',
  unstart: (partai: string | null) =>
    partai === null ? 'Batalkan mulai partai ini?' : `Batalkan mulai partai ${partai}?`,
  unstartQuestion:
    'Partai ini sudah berisi catatan nilai atau hukuman. Jika dimulai lagi, semuanya dihitung dari awal.',
  goOnFighting: 'Lanjutkan partai',
} as const;
