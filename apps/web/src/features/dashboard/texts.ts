// Texts of the dashboard.
export const dashboardTexts = {
  welcome: (name: string) => `Selamat datang, ${name}`,
  organiserLead: 'Kejuaraan yang Anda kelola. Buka jadwal langsung untuk melihat apa yang sedang berjalan.',
  managerLead: 'Kejuaraan yang dapat diikuti kontingen Anda.',
  tournaments: 'Kejuaraan',
  search: 'Cari kejuaraan',
  running: 'Sedang berlangsung',
  active: 'Pendaftaran dibuka',
  closed: 'Pendaftaran ditutup',
  inactive: 'Tidak aktif',
  live: 'Jadwal langsung',
  detail: 'Halaman kejuaraan',
  download: 'Download',
  downloadFailed: 'Failed to download the document. Please try again later.',
  emptyHint: 'Kejuaraan muncul di sini setelah dibuat.',
} as const;
