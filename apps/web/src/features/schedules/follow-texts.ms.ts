// The texts of follow-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { FollowedNews } from '@gelanggang/domain/schedule/followed-news';
import { FOLLOWED_TEXTS } from '@gelanggang/domain/schedule/followed-texts';
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './follow-texts';

const soon = (minutes: number): string =>
  minutes < 1
    ? 'sebentar lagi'
    : minutes < 60
      ? `± ${minutes} minit lagi`
      : `± ${Math.floor(minutes / 60)} jam${minutes % 60 ? ` ${minutes % 60} minit` : ''} lagi`;

export const followTexts: InLanguage<typeof original.followTexts> = {
  title: 'Bila saya bertanding?',
  link: 'Bila saya bertanding?',
  lead: 'Cari nama pesilat atau kontinjen, kemudian ikuti. Perlawanannya dipaparkan di sini, dan hanya disimpan pada peranti ini.',
  find: 'Nama pesilat atau kontinjen',
  findHint: 'Tulis sekurang-kurangnya dua huruf.',
  noneFound: 'Tiada pesilat atau kontinjen dengan nama itu dalam carta.',
  near: 'Tiada yang betul-betul sama; ini yang serupa.',
  noneDrawn: 'Carta belum diundi.',
  inEntries: 'Cari dalam senarai peserta',
  more: (count: number) => `${count} nama lain. Tulis lebih banyak huruf.`,
  add: 'Ikuti yang lain',
  home: (name: string) => `Halaman ${name}`,
  followed: 'Yang diikuti',
  contingent: 'Kontinjen',
  upcoming: 'Perlawanan berikutnya',
  done: 'Sudah bertanding',
  none: 'Belum ada perlawanan yang dijadualkan untuk yang diikuti.',
  noneLeft: 'Semua perlawanan yang diikuti sudah selesai.',
  unscheduled: (count: number) => `${count} perlawanan lain belum ada tempat dalam jadual.`,
  partai: 'Perlawanan',
  now: 'Sedang bertanding',
  called: 'Dipanggil, segera ke gelanggang',
  soon,
  before: (count: number) => (count === 0 ? 'perlawanan berikutnya' : `${count} perlawanan lagi sebelum ini`),
  planned: (clock: string) => `rancangan ${clock}`,
  toLive: 'Jadual langsung',
  alerts: {
    title: 'Pemberitahuan',
    off: 'Beritahu saya apabila cartanya diterbitkan, dan apabila perlawanan yang diikuti tinggal dua lagi, dipanggil atau dipindahkan.',
    on: 'Hidup pada peranti ini. Biarkan satu halaman Gelanggang terbuka, di latar belakang pun boleh.',
    pushed: 'Hidup pada peranti ini, juga apabila halaman ditutup.',
    kinds: 'Beritahu saya apabila',
    kind: {
      drawn: 'Cartanya diterbitkan',
      close: 'Tinggal dua perlawanan lagi',
      called: 'Dipanggil ke gelanggang',
      moved: 'Masa atau gelanggangnya bertukar',
      result: 'Keputusannya keluar',
    } satisfies Record<FollowedNews, string>,
    turnOn: 'Hidupkan',
    turnOff: 'Matikan',
    denied:
      'Pemberitahuan disekat untuk laman ini. Benarkan melalui tetapan laman dalam pelayar (ikon di sebelah alamat), kemudian kembali ke sini.',
    insecure: 'Pemberitahuan hanya boleh melalui alamat https. Halaman ini tetap mengira detik.',
    install: 'Di iPhone dan iPad: tekan Kongsi, pilih Tambah ke Skrin Utama, kemudian hidupkan dari sana.',
    unsupported: 'Pelayar ini tiada pemberitahuan. Halaman ini tetap mengira detik.',
  },
  notice: FOLLOWED_TEXTS,
};
