// What does not follow from the rest in the archive of a tournament.

export const archiveTexts = {
  noFeed: 'Berkas ini bukan arsip kejuaraan: data/feed tidak ada di dalamnya.',
  otherShape: 'Data arsip ini tidak berbentuk seperti seharusnya.',
  otherVersion: 'Arsip ini dibuat dengan versi data terbuka yang belum dikenal.',
  badSignature: 'Tanda tangan arsip ini tidak cocok: isinya berubah setelah ditandatangani.',
  documentChanged: 'Dokumen arsip ini berubah: sidiknya bukan yang ditandatangani.',
  pageMissing: (page: number) => `Halaman ${page} dari catatan peristiwa tidak ada.`,
  pageCut: (page: number) => `Halaman ${page} dari catatan peristiwa tidak utuh.`,
  chainBroken: (record: number) => `Rantai catatan putus pada catatan ${record}.`,
  otherEnd: 'Catatan peristiwa tidak berakhir seperti yang ditandatangani.',
  otherDocument: 'Dokumen arsip ini tidak sama dengan catatan peristiwanya.',
  otherNames: 'Nama di arsip ini bukan nama saat diundi.',
  otherMedals: 'Medali arsip ini tidak sama dengan catatan peristiwanya.',
};
