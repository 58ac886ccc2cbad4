// Words of what stands around the pages of the office; texts that the specifications quote stand as they are.
export const officeTexts = {
  sidebar: { label: 'Menu admin', collapse: 'Ciutkan menu', expand: 'Bentangkan menu' },
  breadcrumbs: 'Lokasi halaman',
  account: 'Akun saya',
  /** The tournament that all pages of the office are about. */
  context: { label: 'Sedang dikerjakan', all: 'Semua turnamen' },
  stages: {
    prepare: 'Siapkan',
    entries: 'Pendaftaran',
    draw: 'Undian',
    schedule: 'Jadwal',
    day: 'Hari-H',
    champions: 'Juara',
    house: 'Data dan akun',
  },
  /** A tournament to practise with. */
  rehearsal: {
    tryFirst: 'Coba dulu dengan turnamen latihan',
    manage: 'Selesai berlatih? Hapus',
  },
  session: {
    logout: 'Keluar',
    loggedOut: 'Logged out successfully!',
    logoutFailed: 'An error occurred during logout. Please try again.',
    missing: 'Token not found. User is not authenticated.',
  },
  paper: {
    /** Of a page for print that nobody is printing. */
    title: 'Halaman ini untuk mencetak berkas.',
    hint: 'Isinya diberikan saat berkas PDF dibuat. Unduh berkasnya di halaman asalnya.',
    toSite: 'Ke beranda',
    /** In the head of a sheet. `zone`: 'WIB' */
    printed: (date: string, time: string, zone: string) => `Dicetak ${date}, ${time} ${zone}`,
  },
} as const;
