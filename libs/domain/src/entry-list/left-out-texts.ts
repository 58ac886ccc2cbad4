// Why a row of a list is no athlete.

export const leftOutTexts = {
  title: 'judul',
  header: 'kepala tabel',
  section: 'nama blok',
  total: 'jumlah',
  signature: 'tanda tangan atau catatan',
  numbering: 'nomor kolom',
  'blank-line': 'baris tanpa atlet',
  hidden: 'atlet di baris tersembunyi',
  official: 'pelatih atau official',
  reserve: 'cadangan',
  withdrawn: 'tertulis mundur',
  struck: 'dicoret',
  example: 'contoh pengisian',
  shifted: 'isinya lebih banyak dari judul kolom',
  person: 'data atlet untuk lembar lain',
  unclear: 'tidak jelas',
};
