// What the API says of team members.

export const teamMembersTexts = {
  contingentNotEntered: 'Kontingen tidak terdaftar di kejuaraan ini.',
  manyAthletes: (most: string) => `Data atlet sudah penuh: paling banyak ${most}.`,
  nikTaken: 'Atlet ini sudah didaftarkan dengan NIK itu. Perbaiki NIK di Anggota Tim.',
  athleteAdded: 'Atlet ditambahkan ke data Anda.',
  athleteSaved: 'Data atlet disimpan.',
  athleteDeleted: 'Atlet dan berkasnya dihapus dari data Anda.',
  changed: 'Anggota ini baru saja diubah orang lain. Silakan muat ulang.',
  staysInContingent: 'Anggota tidak dapat pindah kontingen.',
  participantStays:
    'Anggota ini sudah menjadi peserta kejuaraan, jadi tidak dapat dihapus. Jika ia mundur, panitia yang mencatatnya.',
  billedStays:
    'Anggota ini ada di tagihan, jadi tidak dapat dihapus. Selama belum lunas, tagihannya dapat dibatalkan dulu.',
  /** To the office: how it takes a paid entry out. */
  paidStays:
    'Anggota ini sudah lunas dan menjadi peserta. Sebelum diundi, batalkan dulu pembayarannya di Pembayaran. Sesudahnya ia tetap di bagan: jika mundur, lawannya menang tanpa tanding di meja gelanggang.',
  notEntered: 'Anggota ini tidak terdaftar di kejuaraan itu.',
  participantStaysIn:
    'Anggota ini sudah menjadi peserta kejuaraan, jadi tidak dapat dikeluarkan. Jika ia mundur, panitia yang mencatatnya.',
  billedStaysIn:
    'Anggota ini ada di tagihan, jadi tidak dapat dikeluarkan. Selama belum lunas, tagihannya dapat dibatalkan dulu.',
  drawnStays:
    'Anggota ini sudah diundi, jadi kategori, usia, kelas dan gendernya tidak dapat diubah. Sampaikan kepada panitia.',
  undoDrawFirst:
    'Bagan anggota ini sudah diundi. Batalkan dulu undian bagannya; setelah itu ia keluar dari poolnya dan dapat diundi di kelas barunya.',
  billedCategory: 'Anggota ini ada di tagihan, jadi kategorinya tidak dapat diubah.',
  someNotReady: 'Ada atlet yang belum dapat didaftarkan.',
  chosenTwice: 'Atlet ini dipilih dua kali.',
  notFound: 'Anggota tim tidak ditemukan.',
  photoNotFound: 'Foto tidak ditemukan.',
  paperSaved: (paper: string) => `${paper} disimpan.`,
  paperDeleted: (paper: string) => `${paper} dihapus.`,
  letterDate: 'Isi tanggal surat sehat.',
  entryNotOffered: 'Pendaftaran ini tidak dapat dipilih.',
  resultsApart: 'Hasil atlet ini tidak lagi disatukan.',
  resultsJoined: 'Hasil atlet ini dari semua kejuaraan tampil bersama di profilnya.',
  takenOut: 'Atlet dikeluarkan dari kejuaraan ini.',
  athletesEntered: (added: number, changed: number) =>
    `${[...(added > 0 ? [`${added} atlet didaftarkan`] : []), ...(changed > 0 ? [`${changed} diperbarui`] : [])].join(
      ', ',
    )}.`,
  photoSaved: 'Foto disimpan',
  photoDeleted: 'Foto dihapus',
  photoBroken: 'Foto ini rusak atau terpotong. Kirim lagi berkas aslinya.',
  photoPixels: (megapixels: number) => `Foto paling besar ${megapixels} megapiksel.`,
  photoTooLarge: 'Foto lebih dari 10 MB.',
  pictureBroken: 'Gambar ini rusak atau terpotong. Kirim lagi berkas aslinya.',
  scanType: 'Pilih foto JPEG, PNG, WebP, atau berkas PDF.',
};

/** Said once what somebody wishes of how an athlete is shown is kept. */
export const wishTexts = {
  initials: {
    on: 'Atlet ini tampil dengan inisial di semua halaman publik.',
    off: 'Atlet ini tampil dengan nama lengkap.',
  },
  gone: {
    on: 'Profil atlet ini tidak lagi ditampilkan; hasilnya tetap ada.',
    off: 'Profil atlet ini ditampilkan lagi.',
  },
};
