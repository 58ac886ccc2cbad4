// The texts of texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const hallTexts: InLanguage<typeof original.hallTexts> = {
  title: 'Sambungan selamat di tempat ini',
  lead: 'Kamera, halaman tanpa rangkaian dan pemberitahuan hanya dibenarkan pelayar melalui https. Di tempat tanpa internet, sistem ini membuat sijilnya sendiri: percayai sekali pada peranti anda. Yang tidak memerlukannya terus menggunakan alamat biasa.',
  none: 'Sistem ini tiada sijil sendiri.',
  noneHint: 'Pada komputer riba pertandingan ia dibuat oleh: npm start -- --hall',
  trusted: 'Peranti ini sudah menggunakan sambungan selamat. Tiada apa-apa lagi yang perlu dibuat.',
  download: 'Muat turun sijil',
  downloadStep: '1. Muat turun sijil',
  compare: 'Bandingkan cap jari ini dengan yang ada pada komputer riba jawatankuasa sebelum mempercayainya.',
  fingerprint: 'Cap jari SHA-256',
  owner: (name: string, until: string) => `${name}, sah hingga ${until}`,
  only: 'Sijil ini hanya sah untuk nama dan alamat rangkaian setempat, bukan untuk laman lain. Selepas kejohanan anda boleh memadamnya di tempat yang sama.',
  trustStep: '2. Percayai sekali',
  openStep: '3. Buka melalui https',
  open: 'Buka melalui https',
  openHint: 'Jika pelayar masih memberi amaran, ulang langkah 2.',
  forOthers: 'Untuk peranti lain',
  scan: 'Halakan kamera telefon ke kod ini.',
  qr: (address: string) => `Kod QR ke ${address}`,
};

export const deviceTexts: InLanguage<typeof original.deviceTexts> = {
  android: {
    name: 'Android',
    steps: [
      'Muat turun sijil di atas. Jika ditanya, pilih Simpan.',
      'Buka Tetapan, kemudian cari "sijil CA" (Keselamatan & privasi → Lagi keselamatan & privasi → Penyulitan & bukti kelayakan → Pasang sijil).',
      'Pilih Sijil CA, tekan Pasang juga, dan masukkan PIN telefon.',
      'Pilih fail gelanggang.crt daripada Muat turun.',
    ],
  },
  apple: {
    name: 'iPhone dan iPad',
    steps: [
      'Muat turun sijil di atas dengan Safari dan tekan Benarkan.',
      'Buka Tetapan → Profil Dimuat Turun, tekan Pasang, dan masukkan kod laluan iPhone.',
      'Buka Tetapan → Umum → Perihal → Tetapan Kepercayaan Sijil.',
      'Hidupkan suis di sebelah nama sijil ini.',
    ],
  },
  windows: {
    name: 'Windows',
    steps: [
      'Muat turun sijil di atas dan buka fail gelanggang.crt.',
      'Tekan Pasang Sijil, pilih Pengguna Semasa.',
      'Pilih Letakkan semua sijil dalam stor berikut → Semak imbas → Pihak Berkuasa Perakuan Akar Dipercayai.',
      'Tekan Selesai, jawab Ya, kemudian tutup dan buka semula pelayar.',
    ],
  },
  mac: {
    name: 'Mac',
    steps: [
      'Muat turun sijil di atas dan buka fail gelanggang.crt: Capaian Rantai Kunci terbuka.',
      'Jika ditanya, tambahkan ke rantai kunci log masuk.',
      'Klik dua kali sijil ini dalam kategori Sijil, kemudian buka bahagian Kepercayaan.',
      'Pada "Apabila menggunakan sijil ini" pilih Sentiasa Percaya, tutup tetingkapnya, dan masukkan kata laluan Mac.',
    ],
  },
};
