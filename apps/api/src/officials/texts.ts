// What the API says of officials.

export const officialsTexts = {
  linkInvalid: 'Tautan tugas ini tidak berlaku. Minta yang baru ke panitia.',
  noOfficials: 'Belum ada petugas. Masukkan daftarnya dulu.',
  noMatches: 'Tidak ada partai terjadwal yang belum dimulai.',
  ratesSaved: 'Tarif tersimpan.',
  assigned: (name: string, role: string) => `${name} ditugaskan sebagai ${role}.`,
  dutyGone: 'Penugasan ini tidak ada lagi. Silakan muat ulang.',
  chooseOther: 'Pilih petugas lain.',
  dutyRemoved: (left: number) => `Penugasan dilepas.${left > 0 ? ` ${left} kursi partai menjadi kosong.` : ''}`,
  unknownSeat: 'Kursi tidak dikenal.',
  seated: (seat: string, name: string) => `${seat}: ${name}.`,
  seatEmptied: (seat: string) => `${seat} dikosongkan.`,
  notInTournament: 'Petugas tidak ditemukan di kejuaraan ini.',
  fileType: 'Pilih berkas Excel (.xlsx) atau CSV.',
  noneInFile: 'Tidak ada satu petugas pun di bawah judul kolomnya.',
  manyOfficials: (most: number) => `Paling banyak ${most} petugas sekaligus.`,
  notFound: 'Petugas tidak ditemukan.',
  added: 'Petugas ditambahkan.',
  saved: 'Petugas disimpan.',
  stillAssigned: (uses: string) => `Tidak dapat dihapus: sudah ditugaskan di ${uses}. Ganti dulu dengan petugas lain.`,
  deleted: 'Petugas dihapus.',
  dayOutside: 'Hari ini di luar kejuaraan.',
  districtElsewhere: 'Kabupaten/kota ini tidak ada di provinsi itu.',
  seatWithoutName: 'Kursi ini tidak memakai nama.',
  sitsHere: (name: string) => `${name} duduk di kursi ini.`,
  seatNameless: 'Kursi ini tanpa nama.',
  noNames: 'Tidak ada kolom Nama di berkas ini. Pakai templat, atau beri judul kolomnya.',
  planned: (seats: number, unfilled: number, ownRegion: number, tired: number) =>
    `${[
      `${seats} kursi terisi`,
      ...(unfilled > 0 ? [`${unfilled} belum ada orangnya`] : []),
      ownRegion > 0 ? `${ownRegion} di daerahnya sendiri karena petugas kurang` : 'tidak ada yang di daerahnya sendiri',
      ...(tired > 0 ? [`${tired} tanpa istirahat`] : []),
    ].join(', ')}.`,
  /** `left`: seats of matches in which who comes sits already. */
  replaced: (name: string, seats: number, left: number) =>
    [
      `Diganti ${name}.`,
      ...(seats > 0 ? [`${seats} kursi partai ikut berpindah.`] : []),
      ...(left > 0 ? [`${left} kursi menjadi kosong: ${name} sudah duduk di partainya.`] : []),
    ].join(' '),
  takenIn: (added: number, changed: number) =>
    `${[...(added > 0 ? [`${added} petugas ditambahkan`] : []), ...(changed > 0 ? [`${changed} diperbarui`] : [])].join(
      ', ',
    )}.`,
};
