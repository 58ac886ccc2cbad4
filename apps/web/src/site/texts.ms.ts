// The texts of texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './texts';

export const texts: InLanguage<typeof original.texts> = {
  platform: {
    name: 'Gelanggang',
    title: 'Gelanggang, kejohanan Pencak Silat',
    tagline: 'Pendaftaran, undian carta, jadual dan keputusan langsung kejohanan Pencak Silat.',
  },
  action: {
    save: 'Simpan',
    cancel: 'Batal',
    close: 'Tutup',
    delete: 'Padam',
    edit: 'Ubah',
    detail: 'Butiran',
    add: 'Tambah',
    back: 'Kembali',
    retry: 'Cuba lagi',
    clear: 'Padam carian',
    all: 'Semua',
    more: 'Tindakan',
    yes: 'Ya',
    no: 'Tidak',
    skipToContent: 'Terus ke kandungan',
    openMenu: 'Buka menu',
    closeMenu: 'Tutup menu',
    toLight: 'Guna paparan cerah',
    toDark: 'Guna paparan gelap',
  },
  nav: {
    main: 'Navigasi utama',
    tournament: 'Halaman kejohanan ini',
    kind: 'Jenis pertandingan',
    dashboard: 'Papan pemuka',
    tournaments: 'Kejohanan',
    scheduleTanding: 'Jadual Tanding',
    scheduleSeni: 'Jadual Seni',
    services: 'Perkhidmatan',
    prices: 'Harga',
    gallery: 'Galeri',
    others: 'Lain-lain',
    notices: 'Pemberitahuan',
    schedule: 'Jadual',
    login: 'Log masuk',
    toAdmin: 'Ke papan pemuka',
    contact: 'Hubungi',
    display: 'Paparan',
    about: 'Tentang Kami',
    privacy: 'Dasar Privasi',
  },
  /** A tournament to practise with. */
  rehearsal: {
    word: 'Latihan',
    band: 'Latihan: nama, bil dan keputusan di sini bukan yang sebenar.',
  },
  tabs: {
    detail: 'Butiran',
    live: 'Langsung',
    follow: 'Bila saya bertanding?',
    brackets: 'Carta',
    entries: 'Peserta',
    medals: 'Pingat',
  },
  /** On a phone, where a shorter word has to do. */
  shortTabs: { follow: 'Saya' },
  /** `when`: 'Sab 21 Nov pukul 19.40 WIB' */
  stands: {
    elsewhere: {
      where: 'Sedang dijalankan di tempat pertandingan.',
      until: (when: string) =>
        `Halaman ini menunjukkan data setakat ${when} dan bersambung sendiri selepas kejohanan kembali.`,
    },
    goneHome: {
      where: 'Sudah diserahkan kembali kepada pelayan utama.',
      until: (when: string) => `Halaman ini menunjukkan data setakat ${when}; sambungannya ada di sana.`,
    },
  },
  embed: { credit: (site: string) => `Langsung dari ${site}` },
  session: {
    guest: 'Tetamu',
    forbidden: 'Akaun anda tidak mempunyai kebenaran untuk halaman ini.',
    forbiddenNext: 'Minta kebenaran daripada admin, atau kembali ke papan pemuka.',
  },
  list: {
    empty: 'Tiada data.',
    narrowed: 'Tiada yang sepadan. Ubah carian atau penapis.',
    search: 'Cari',
    number: 'No.',
    actions: 'Tindakan',
    loading: 'Memuatkan data',
    slow: 'Rangkaian perlahan. Data masih diambil…',
    clearFilter: (name: string) => `Padam penapis ${name}`,
  },
  form: {
    choose: 'Pilih…',
    optional: 'boleh dikosongkan',
    submitFailed: 'Borang gagal dihantar. Cuba lagi.',
  },
  live: {
    live: 'Langsung',
    connecting: 'Menyambung…',
    reconnecting: 'Menyambung…',
    offline: 'Luar talian',
    /** Of a tournament that another instance holds. */
    stopped: 'Berhenti',
    asOf: (time: string) => `data ${time}`,
    kept: (time: string) => `Tanpa rangkaian: data ${time}.`,
    /** Of a page that came by plain http. */
    plainHttp:
      'Melalui alamat http ini pelayar tidak menyimpan halaman untuk dibuka tanpa rangkaian, dan tidak memberi pemberitahuan.',
    secureWay: 'Sambungan selamat',
    followed: 'Diikuti',
  },
  error: {
    sorry: 'Maaf',
    notKept: 'Belum tersimpan di telefon ini.',
    unknownTournament: 'Kejohanan ini tidak dijumpai.',
    unknownTournamentHint: 'Mungkin alamatnya tersalah taip, atau namanya sudah ditukar.',
    toTournaments: 'Lihat semua kejohanan',
    notFoundTitle: 'Halaman tidak dijumpai',
    notFoundText: 'Alamat ini tidak wujud, atau sudah dipindahkan.',
    brokenTitle: 'Halaman ini gagal dibuka',
    brokenText: 'Muat semula halaman. Jika masih gagal, maklumkan kepada admin.',
    offlineText: 'Tiada sambungan. Halaman ini terbuka sendiri sebaik rangkaian pulih.',
    outdatedText: 'Rangkaian terputus, atau ada versi baharu. Muat semula halaman.',
    reload: 'Muat semula',
    home: 'Ke laman utama',
    loadFailed: 'Data gagal dimuatkan.',
  },
};
