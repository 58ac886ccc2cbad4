// The words of changes by hand at a bracket, and of what makes its draw trusted.
export const handTexts = {
  fingerprint: 'Kode daftar peserta',
  byHandOf: (who: string) => `Diubah dengan tangan oleh ${who}`,
  manage: 'Kelola undian',
  mustUnlock: 'Bagan ini dikunci. Buka kuncinya sebelum mengubahnya.',
  swap: {
    action: 'Tukar dua slot',
    title: 'Tukar dua slot babak pertama',
    help: 'Seret seorang pesilat ke slot lain, atau tekan Tukar pada dua slot. Jadwal partai tidak berubah.',
    done: 'Selesai',
    pick: 'Tukar',
    picked: 'Dipilih',
    here: 'Tukar ke sini',
    pickOf: (name: string) => `Tukar ${name}`,
    hereWith: (name: string) => `Tukar ke slot ${name}`,
    cancelOf: (name: string) => `Batal memilih ${name}`,
    dragOf: (name: string) => `Seret ${name}`,
    question: 'Tukar kedua slot ini?',
    and: 'dengan',
    confirm: 'Tukar',
    match: (position: number) => `Partai ${position}`,
    success: 'Kedua slot sudah ditukar.',
    failed: 'Slot tidak dapat ditukar.',
    bye: 'BYE',
  },
  undo: {
    action: 'Batalkan undian',
    question:
      'Bagannya hilang dan pool ini menunggu diundi lagi; pembagian kelasnya dapat diubah. Undian ini tetap di riwayat.',
    failed: 'Undian gagal dibatalkan.',
  },
} as const;
