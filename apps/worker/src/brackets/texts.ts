// The words of brackets and the list of matches as files.

export const bracketFileTexts = {
  recap: {
    file: (slug: string) => `rekap-partai-${slug}`,
    sheet: 'Rekap Partai',
    columns: {
      category: 'Kategori',
      gender: 'Jenis Kelamin',
      className: 'Kelas',
      weightMin: 'Berat Minimum (kg)',
      weightMax: 'Berat Maksimum (kg)',
      pool: 'Pool',
      round: 'Babak',
      partai: 'Partai',
      blueContingent: 'Kontingen Biru',
      blue: 'Biru',
      redContingent: 'Kontingen Merah',
      red: 'Merah',
      winner: 'Pemenang',
    },
  },
  brackets: (slug: string) => `bagan-${slug}`,
  blanks: (slug: string) => `bagan-meja-wasit-${slug}`,
  blank: (size: number) => `bagan-kosong-${size}`,
  reading: 'Membaca bagan',
  drawing: 'Menggambar bagan',
  drawingMany: (count: number) => `Menggambar ${count} bagan`,
  readingMatches: 'Membaca partai',
  poolGone: 'Pool ini tidak ada lagi.',
  notDrawn: 'Bagan pool ini belum diundi.',
  noneDrawn: 'Belum ada bagan yang diundi pada pilihan ini.',
  nothingToRecap: 'Belum ada partai untuk direkap: belum ada bagan yang diundi.',
};
