// The words of handing a tournament to a laptop in the hall and taking it home.
import type { TableChanges } from '@gelanggang/domain/handover/compare-copies';

/** What people call a table; the others are 'data lain'. */
const TABLES: Readonly<Record<string, string>> = {
  athlete: 'peserta',
  billing: 'tagihan',
  contingent: 'kontingen',
  contingent_registration: 'pendaftaran kontingen',
  match: 'partai',
  official: 'petugas',
  official_duty: 'tugas petugas',
  participant: 'anggota tim',
  performance: 'penampilan seni',
  pool: 'bagan',
  protest: 'protes',
  result: 'hasil',
  schedule: 'jadwal',
  schedule_detail: 'partai di jadwal',
  score_sheet: 'lembar nilai',
  tap: 'sentuhan juri',
  tournament: 'turnamen',
};

const COUNTED = [
  ['added', 'baru'],
  ['changed', 'berubah'],
  ['removed', 'hilang'],
] as const;

/** ['hasil: 12 baru', 'partai: 12 berubah', 'data lain: 30 baru'] */
export function changesInWords(changes: readonly TableChanges[]): string[] {
  const sums = new Map<string, Record<(typeof COUNTED)[number][0], number>>();
  for (const change of changes) {
    const name = TABLES[change.table] ?? 'data lain';
    const sum = sums.get(name) ?? { added: 0, changed: 0, removed: 0 };
    for (const [what] of COUNTED) sum[what] += change[what];
    sums.set(name, sum);
  }
  const others = sums.get('data lain');
  sums.delete('data lain');
  return [...sums, ...(others ? [['data lain', others] as const] : [])].map(
    ([name, sum]) =>
      `${name}: ${COUNTED.flatMap(([what, word]) => (sum[what] > 0 ? [`${sum[what]} ${word}`] : [])).join(', ')}`,
  );
}

export const handoverTexts = {
  title: 'Serah Terima',
  lead: 'Untuk gedung tanpa internet: turnamen dibawa dalam satu berkas ke laptop di tempat, dipertandingkan di sana, lalu dibawa pulang dengan hasilnya. Selama di sana, di sini hanya dapat dilihat.',
  loadFailed: 'Daftar turnamen belum dapat dimuat.',
  here: 'Dipegang server ini',
  away: (place: string | null, since: string) => `${place ? `Di ${place}` : 'Di tempat lain'} sejak ${since}`,
  none: 'Belum ada turnamen di server ini.',
  tournaments: 'Turnamen',
  give: 'Serahkan',
  giveBack: 'Kembalikan',
  giveTitle: 'Serahkan turnamen',
  giveBackTitle: 'Kembalikan ke server utama',
  giveLead:
    'Mulai sekarang perubahan di sini ditolak sampai turnamen kembali. Partai yang sedang berlangsung harus selesai dulu.',
  place: 'Dibawa ke',
  placeHint: 'Misalnya GOR Senayan. Hanya panitia yang melihatnya.',
  passwords: 'Petugas masuk di sana dengan kata sandi yang sama',
  passwordsHint: 'Sidik kata sandi petugas ikut di dalam berkas. Tanpa ini, buat akun dan kode gelanggang di sana.',
  personal: 'Berkas berisi data pribadi: jaga seperti daftar di kertas.',
  download: (size: string) => `Unduh berkas (${size})`,
  elsewhere: 'Berkasnya tidak ada di server ini.',
  takeBack: 'Batalkan',
  takeBackTitle: 'Batalkan penyerahan',
  takeBackQuestion: 'Pegang lagi turnamen ini di sini tanpa berkas dari tempat itu?',
  takeBackLoses:
    'Hanya bila laptop di tempat hilang atau rusak, atau berkasnya tidak dipakai: yang dikerjakan di sana tidak ikut.',
  take: 'Terima turnamen',
  takeLead:
    'Berkas dibaca sampai habis dan diperiksa dulu; belum ada yang berubah sebelum Anda menerimanya. Laptop di tempat dimulai kosong, tanpa turnamen lain.',
  file: 'Berkas penyerahan (.gelanggang)',
  reading: 'Berkas dikirim dan diperiksa…',
  whole: (files: string) => `Berkas utuh, ${files} berkas ikut.`,
  isNew: 'Turnamen ini belum ada di server ini.',
  isKnown: 'Berkas ini sudah pernah diterima: tidak ada yang berubah.',
  noChange: 'Tidak ada yang berubah sejak diserahkan.',
  changed: 'Yang berubah sejak diserahkan:',
  accept: 'Terima',
  overwrite: 'Terima dan timpa',
  overwriteQuestion: 'Yang dikerjakan di sini sejak penyerahan akan hilang. Terima juga?',
  another: 'Berkas lain',
} as const;
