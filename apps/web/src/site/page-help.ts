// What somebody new needs on a page of the office: what an empty list is for and what comes next, and words that it uses first.
import type { GlossaryWord } from '@gelanggang/domain/words/glossary';
import type { RoutePath } from './routes';

export interface PageHelp {
  /** One sentence, shown while the list has nothing and nothing narrows it. */
  empty?: string;
  words?: readonly GlossaryWord[];
}

/** By the page's path; paths with a parameter have none. A test holds the lists of the office against it. */
export const PAGE_HELP: Partial<Record<RoutePath, PageHelp>> = {
  '/admin/tournament': { empty: 'Di sini berdiri setiap turnamen. Mulailah dengan satu: nama, tanggal, dan THB.' },
  '/admin/tournament-arena': {
    empty: 'Gelanggang adalah arena tempat partai berlangsung. Tambahkan semua yang dipakai, lalu buat jadwalnya.',
    words: ['gelanggang'],
  },
  '/admin/tournament-category': {
    empty:
      'Kategori adalah apa yang dipertandingkan, dengan biaya pendaftarannya. Tambahkan sebelum pendaftaran dibuka.',
  },
  '/admin/tournament-activity': {
    empty: 'Kegiatan memberi tahu umum kapan penimbangan, rapat teknik, dan pembukaan. Tambahkan yang pertama.',
  },
  '/admin/past-events': {
    empty: 'Hasil tahun-tahun lalu masuk dari daftar yang sudah ada. Tambahkan kejuaraannya, lalu pilih daftarnya.',
  },
  '/admin/rankings': {
    empty: 'Peringkat menjumlahkan hasil beberapa kejuaraan. Tulis aturannya, lalu pilih kejuaraan yang dihitung.',
  },
  '/admin/contact-person': {
    empty:
      'Narahubung adalah siapa yang dapat ditanya peserta. Tambahkan paling sedikit satu sebelum pendaftaran dibuka.',
  },
  '/admin/bank-account': {
    empty: 'Rekening tertulis pada tagihan, PDF-nya, dan ponsel manajer dengan tombol salin. Tambahkan yang pertama.',
  },
  '/admin/classes': {
    empty: 'Kelas membagi satu usia menurut berat badan. Preset di Persiapan Turnamen mengisinya sekaligus.',
    words: ['kelas'],
  },
  '/admin/match-clasification': {
    empty: 'Klasifikasi menentukan kelas tanding mana yang dibuka. Preset di Persiapan Turnamen mengisinya sekaligus.',
    words: ['klasifikasi', 'kelas'],
  },
  '/admin/contingent': {
    empty: 'Kontingen mendaftar sendiri begitu pendaftaran dibuka; yang datang di atas kertas ditambahkan di sini.',
    words: ['kontingen'],
  },
  '/admin/athletes': {
    empty: 'Setiap pesilat dicatat sekali, lalu dimasukkan ke turnamen. Tambahkan, atau impor daftarnya.',
  },
  '/admin/team-members': {
    empty: 'Anggota tim adalah pesilat yang ikut turnamen. Tambahkan satu per satu, atau impor daftarnya.',
    words: ['kelas', 'nomor'],
  },
  '/admin/payment': { empty: 'Tagihan muncul di sini setelah dibuat untuk anggota kontingen.' },
  '/admin/tanding': {
    empty: 'Undian membagi peserta yang lunas ke dalam pool dan bagan. Mulailah dengan Undian baru.',
    words: ['pool', 'bagan', 'seed', 'bye'],
  },
  '/admin/tanding/create': { words: ['kelas', 'pool', 'bagan'] },
  '/admin/match-chart': { words: ['bagan', 'bye'] },
  '/admin/seni': { words: ['unit', 'nomor', 'pool'] },
  '/admin/seni/create': { words: ['nomor', 'pool', 'unit'] },
  '/admin/tournament-schedule': {
    empty: 'Jadwal memberi setiap partai gelanggang dan jam. Buat dengan mesin, atau per sesi.',
    words: ['partai', 'sesi'],
  },
  '/admin/officials': {
    empty: 'Petugas adalah wasit, juri, dan dewan. Masukkan daftar dari Excel, atau tambahkan satu per satu.',
  },
  '/admin/audit': { empty: 'Setiap perubahan oleh petugas dan pengguna dicatat di sini.' },
  '/admin/users': { empty: 'Akun untuk panitia dan operator. Undang yang pertama lewat Pengguna baru.' },
  '/admin/roles': { empty: 'Peran menentukan siapa boleh apa. Tambahkan satu, lalu berikan kepada pengguna.' },
  '/admin/navigation': { empty: 'Menu di sisi kiri ditata di sini. Tambah menu untuk memulai.' },
};

export const helpOf = (pathname: string): PageHelp =>
  (PAGE_HELP as Readonly<Record<string, PageHelp | undefined>>)[pathname.replace(/\/$/, '')] ?? {};
