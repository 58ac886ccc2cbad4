// What lists of the office say besides the words that public lists share.
export const listTexts = {
  rows: 'Baris',
  keys: [
    { key: 'j k', does: 'pindah baris' },
    { key: 'Enter', does: 'buka' },
    { key: '/', does: 'cari' },
  ],
  tickKey: { key: 'x', does: 'pilih' },
  filter: (count: number) => (count === 0 ? 'Saring' : `Saring (${count})`),
  filterTitle: 'Saring daftar',
  clearFilters: 'Hapus semua saringan',
  showFound: 'Lihat hasil',
  saved: {
    menu: 'Saringan tersimpan',
    save: 'Simpan saringan ini…',
    title: 'Simpan saringan',
    name: 'Nama saringan',
    hint: 'Tersimpan untuk akun Anda di perangkat ini.',
    replaces: 'Saringan dengan nama ini diganti.',
    nothing: 'Pilih saringan atau ketik pencarian dulu, lalu simpan di sini.',
    full: 'Sudah ada 20 saringan. Hapus satu dulu.',
    remove: (name: string) => `Hapus “${name}”`,
    done: (name: string) => `Saringan “${name}” disimpan.`,
  },
  many: {
    working: (done: number, all: number) => `${done} dari ${all}…`,
    left: (count: number) => `${count} yang dipilih dilewati:`,
    failed: (count: number) => `${count} tidak berhasil:`,
    none: 'Tidak ada yang dapat dikerjakan dari pilihan ini.',
  },
};
