// What the announcer reads.
import { partaiTitle } from '@gelanggang/domain/schedule/partai-names';

export const announcerTexts = {
  empty: 'Belum ada jadwal pertandingan yang tersedia.',
  done: 'Semua partai hari ini selesai.',
  now: 'Sedang berlangsung',
  called: 'Dipanggil',
  next: 'Berikutnya',
  about: (time: string) => `perkiraan ${time}`,
  call: 'Panggilan',
  corner: (corner: string) => `Sudut ${corner.toLowerCase()}: `,
  result: 'Hasil',
  announce: 'Umumkan hasil',
  moreResults: (count: number) => `${count} hasil lagi menunggu diumumkan.`,
  noWinner: 'Tanpa pemenang',
  winner: (corner: string) => `Pemenang sudut ${corner.toLowerCase()}`,
  read: 'Bacakan panggilan ini',
  voiceOff: 'Bacakan panggilan baru',
  voiceOn: 'Hentikan suara',
  voiceIsOff: 'Peramban diam. Ia hanya bersuara bila Anda memintanya.',
  voiceIsOn: 'Setiap panggilan baru dibacakan sekali, selama halaman ini terbuka.',
  noVoice: 'Perangkat ini tidak punya suara Bahasa Indonesia, jadi panggilan tidak dapat dibacakan peramban.',
  late: (minutes: number) => `Mundur ${minutes} menit`,
  partai: partaiTitle,
  classOf: (name: string) => (/^(kelas|under|open)\b/i.test(name) ? name : `Kelas ${name}`),
} as const;
