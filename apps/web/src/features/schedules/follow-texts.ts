// Texts of 'Kapan saya main?' and of its notices.
import type { FollowedNews } from '@gelanggang/domain/schedule/followed-news';
import { FOLLOWED_TEXTS } from '@gelanggang/domain/schedule/followed-texts';

const soon = (minutes: number): string =>
  minutes < 1
    ? 'sebentar lagi'
    : minutes < 60
      ? `± ${minutes} menit lagi`
      : `± ${Math.floor(minutes / 60)} jam${minutes % 60 ? ` ${minutes % 60} menit` : ''} lagi`;

export const followTexts = {
  title: 'Kapan saya main?',
  link: 'Kapan saya main?',
  lead: 'Cari nama pesilat atau kontingen, lalu ikuti. Partainya tampil di sini, dan hanya disimpan di perangkat ini.',
  find: 'Nama pesilat atau kontingen',
  findHint: 'Tulis paling sedikit dua huruf.',
  noneFound: 'Tidak ada pesilat atau kontingen dengan nama itu di bagan.',
  near: 'Tidak ada yang persis sama; ini yang mirip.',
  noneDrawn: 'Bagan belum diundi.',
  inEntries: 'Cari di daftar peserta',
  more: (count: number) => `${count} nama lain. Tulis lebih banyak huruf.`,
  add: 'Ikuti yang lain',
  home: (name: string) => `Halaman ${name}`,
  followed: 'Yang diikuti',
  contingent: 'Kontingen',
  upcoming: 'Partai berikutnya',
  done: 'Sudah main',
  none: 'Belum ada partai terjadwal untuk yang diikuti.',
  noneLeft: 'Semua partai yang diikuti sudah selesai.',
  unscheduled: (count: number) => `${count} partai lain belum punya tempat di jadwal.`,
  partai: 'Partai',
  now: 'Sedang main',
  called: 'Dipanggil, segera ke gelanggang',
  soon,
  before: (count: number) => (count === 0 ? 'partai berikutnya' : `${count} partai lagi sebelum ini`),
  planned: (clock: string) => `rencana ${clock}`,
  toLive: 'Jadwal langsung',
  alerts: {
    title: 'Pemberitahuan',
    off: 'Beri tahu saya saat bagannya terbit, dan saat partai yang diikuti tinggal dua lagi, dipanggil, atau pindah.',
    on: 'Menyala di perangkat ini. Biarkan satu halaman Gelanggang terbuka, di latar pun boleh.',
    pushed: 'Menyala di perangkat ini, juga saat halaman ditutup.',
    kinds: 'Beri tahu saya saat',
    kind: {
      drawn: 'Bagannya terbit',
      close: 'Tinggal dua partai lagi',
      called: 'Dipanggil ke gelanggang',
      moved: 'Pindah waktu atau gelanggang',
      result: 'Hasilnya keluar',
    } satisfies Record<FollowedNews, string>,
    turnOn: 'Nyalakan',
    turnOff: 'Matikan',
    denied:
      'Pemberitahuan ditolak untuk situs ini. Izinkan lewat pengaturan situs di peramban (ikon di sebelah alamat), lalu kembali ke sini.',
    insecure: 'Pemberitahuan hanya bisa lewat alamat https. Halaman ini tetap menghitung mundur.',
    install: 'Di iPhone dan iPad: tekan Bagikan, pilih Tambah ke Layar Utama, lalu nyalakan dari sana.',
    unsupported: 'Peramban ini tidak punya pemberitahuan. Halaman ini tetap menghitung mundur.',
  },
  notice: FOLLOWED_TEXTS,
} as const;
