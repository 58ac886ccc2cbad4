// The pages that everybody may open: what a shared link to each says, and which may stand in another site's frame.

export interface PublicPage {
  /** As the web app's route table has it; `:slug` is a tournament's. */
  path: string;
  title: string;
  /** For a link's preview. Of a tournament's page: what it holds, without the tournament. */
  description: string;
  /** May be framed with `?embed=1`. */
  isEmbeddable?: boolean;
  /** Not worth a line in a search engine. */
  isUnlisted?: boolean;
}

export const SITE_NAME = 'Gelanggang';
/** Asks for a page without the site's header and footer, for another site's frame. */
export const EMBED_PARAMETER = 'embed';

export const PUBLIC_PAGES: readonly PublicPage[] = [
  {
    path: '/',
    title: 'Gelanggang, kejuaraan Pencak Silat',
    description: 'Pendaftaran, undian bagan, jadwal dan hasil langsung kejuaraan Pencak Silat.',
  },
  {
    path: '/tentang-kami',
    title: 'Tentang Kami',
    description: 'Siapa yang membuat Gelanggang, untuk siapa, dan apa yang kami pegang.',
  },
  {
    path: '/kebijakan-privasi',
    title: 'Kebijakan Privasi',
    description: 'Data apa yang disimpan, untuk apa, siapa yang melihatnya, dan bagaimana menghapusnya.',
  },
  {
    path: '/digital-scoring',
    title: 'Digital Scoring',
    description: 'Nilai juri langsung ke layar: sah bila sedikitnya 2 dari 3 juri menekan dalam 3 detik.',
  },
  {
    path: '/manajemen-kejuaraan',
    title: 'Manajemen Kejuaraan',
    description: 'Pendaftaran, undian, bagan, jadwal dan gelanggang Pencak Silat dalam satu alur.',
  },
  {
    path: '/statistik-kejuaraan',
    title: 'Statistik Kejuaraan',
    description: 'Peserta, pemasukan dan rekap skor dalam angka dan gambar, diunduh sebagai PDF atau Excel.',
  },
  {
    path: '/detail',
    title: 'Galeri Kejuaraan',
    description: 'Kejuaraan Pencak Silat yang dibuka, berlangsung dan sudah selesai.',
  },
  {
    path: '/schedule',
    title: 'Jadwal Pertandingan',
    description: 'Jadwal dan hasil langsung kejuaraan Pencak Silat.',
  },
  { path: '/detail/:slug', title: 'Detail Kejuaraan', description: 'Waktu, tempat, kategori, biaya dan narahubung.' },
  { path: '/registration/:slug', title: 'Pendaftaran Akun', description: 'Buat akun dan daftarkan kontingen Anda.' },
  {
    path: '/schedule/:slug/tanding',
    title: 'Jadwal Tanding',
    description: 'Partai tanding per gelanggang, hari dan jam.',
    isEmbeddable: true,
  },
  {
    path: '/schedule/:slug/seni',
    title: 'Jadwal Seni',
    description: 'Penampilan seni per gelanggang, hari dan jam.',
    isEmbeddable: true,
  },
  {
    path: '/schedule/live/:slug/tanding',
    title: 'Jadwal Langsung Tanding',
    description: 'Partai yang berlangsung, yang berikutnya dan hasilnya, langsung dari gelanggang.',
    isEmbeddable: true,
  },
  {
    path: '/schedule/live/:slug/seni',
    title: 'Jadwal Langsung Seni',
    description: 'Penampilan yang berlangsung, yang berikutnya dan nilainya, langsung dari gelanggang.',
    isEmbeddable: true,
  },
  {
    path: '/bagan/:slug/tanding',
    title: 'Bagan Tanding',
    description: 'Semua bagan tanding per usia dan kelas, dengan juaranya.',
    isEmbeddable: true,
  },
  {
    path: '/bagan/:slug/seni',
    title: 'Bagan dan Hasil Seni',
    description: 'Bagan, urutan tampil dan peringkat seni.',
    isEmbeddable: true,
  },
  {
    path: '/bagan/:slug/tanding/:poolId',
    title: 'Bagan Tanding',
    description: 'Bagan satu kelas, langsung dari gelanggang.',
    isEmbeddable: true,
    isUnlisted: true,
  },
  {
    path: '/bagan/:slug/seni/:poolId',
    title: 'Bagan dan Hasil Seni',
    description: 'Bagan atau peringkat satu nomor seni, langsung dari gelanggang.',
    isEmbeddable: true,
    isUnlisted: true,
  },
  {
    path: '/medali/:slug',
    title: 'Medali',
    description: 'Perolehan medali per kontingen dan juara setiap kelas.',
    isEmbeddable: true,
  },
  { path: '/peserta/:slug', title: 'Peserta', description: 'Kontingen dan pesilat yang terdaftar, per kelas.' },
  {
    path: '/data-terbuka/:slug',
    title: 'Data Terbuka',
    description: 'Peserta, undian, jadwal, hasil dan medali untuk diunduh, diolah, dan diperiksa siapa saja.',
  },
  {
    path: '/kapan-saya-main/:slug',
    title: 'Kapan Saya Main?',
    description: 'Partai sendiri: gelanggang, jam, dan berapa lama lagi.',
  },
  {
    path: '/announcer/:slug',
    title: 'Penyiar',
    description: 'Siapa yang tampil sekarang dan berikutnya, untuk dibacakan.',
    isUnlisted: true,
  },
  {
    path: '/partai/:id',
    title: 'Rincian Partai',
    description: 'Nilai demi nilai: serangan, hukuman, dan juri yang menekan.',
    isUnlisted: true,
  },
  {
    path: '/periksa-undian/:poolId',
    title: 'Periksa Undian',
    description: 'Undi kembali sebuah pool dan lihat apakah hasilnya sama.',
    isUnlisted: true,
  },
  {
    path: '/sambungan-aman',
    title: 'Sambungan Aman',
    description: 'Cara memercayai sertifikat di tempat pertandingan, sekali untuk setiap perangkat.',
    isUnlisted: true,
  },
];

export interface FoundPage {
  page: PublicPage;
  /** Of the tournament whose page it is; null elsewhere. */
  slug: string | null;
}

/** Null: no public page has this path. */
export function publicPageAt(path: string): FoundPage | null {
  const parts = partsOf(path);
  for (const page of PUBLIC_PAGES) {
    const pattern = partsOf(page.path);
    const fits =
      pattern.length === parts.length &&
      pattern.every((part, index) => (part.startsWith(':') ? parts[index] !== '' : part === parts[index]));
    if (fits) return { page, slug: parts[pattern.indexOf(':slug')] ?? null };
  }
  return null;
}

const partsOf = (path: string): string[] => path.replace(/^\/+|\/+$/g, '').split('/');
