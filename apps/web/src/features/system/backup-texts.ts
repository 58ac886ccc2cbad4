// The words of backups on the page 'Sistem'.
export const backupTexts = {
  title: 'Cadangan',
  lead: 'Seluruh data dan berkas pada satu saat. Unduh, dan simpan di tempat lain: isinya data pribadi.',
  make: 'Buat cadangan',
  check: 'Periksa',
  download: 'Unduh',
  remove: 'Hapus cadangan',
  more: (at: string) => `Cadangan ${at}`,
  question: 'Yakin ingin menghapus cadangan ini dari server?',
  none: 'Belum ada cadangan di server ini.',
  never: 'Cadangan dibuat sementara semua tetap berjalan.',
  room: (kept: number, most: number, free: string) => `${kept} dari ${most} tersimpan, ${free} kosong di disk.`,
  full: (most: number) => `Sudah ada ${most}. Unduh dan hapus satu untuk membuat yang baru.`,
  holds: (size: string, rows: string, files: string) => `${size}, ${rows} baris, ${files} berkas`,
  checked: (at: string) => `Dapat dipulihkan, diperiksa ${at}`,
  running: {
    make: 'Cadangan sedang dibuat…',
    check: 'Cadangan sedang dipulihkan ke tempat percobaan…',
  },
  done: {
    make: (at: string) => `Cadangan terakhir selesai ${at}.`,
    check: (at: string) => `Pemeriksaan terakhir selesai ${at}: semuanya dapat dipulihkan.`,
  },
  failed: { make: 'Cadangan gagal dibuat.', check: 'Cadangan ini tidak dapat dipulihkan.' },
  cutOff: 'Pekerjaan terakhir terputus. Ulangi.',
} as const;
