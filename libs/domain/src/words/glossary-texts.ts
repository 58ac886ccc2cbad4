// Words of the sport and of the office that somebody new does not know, each in one or two sentences (issue 30, 12).

export const glossaryTexts = {
  bagan: 'Gambar siapa melawan siapa, dari babak pertama sampai final.',
  bye: 'Lolos ke babak berikutnya tanpa lawan, karena jumlah peserta tidak genap untuk bagannya.',
  gelanggang: 'Arena tempat partai berlangsung. Kodenya mengawali nama partai: A pada A24.',
  kelas: 'Batas berat badan untuk satu usia dan gender, seperti Kelas A. Yang sekelas saling bertemu.',
  klasifikasi: 'Kelas tanding mana saja yang dibuka turnamen ini untuk satu usia.',
  kontingen: 'Perguruan, sekolah atau daerah yang mengirim pesilat, dengan satu manajer yang mendaftarkannya.',
  nomor: 'Jenis penampilan dalam satu kategori seni, seperti tunggal tangan kosong atau tunggal senjata.',
  partai: 'Satu pertandingan atau satu penampilan di jadwal. Namanya kode gelanggang dan nomor urut, seperti A24.',
  pool: 'Kelompok peserta sekelas yang diundi bersama dalam satu bagan. Kelas yang besar dibagi ke beberapa pool.',
  seed: 'Angka acak yang menentukan undian. Diumumkan, sehingga siapa pun dapat mengulang undian dan memeriksanya.',
  sesi: 'Sebagian hari di satu gelanggang, dengan jam mulai dan urutan partainya.',
  unit: 'Yang tampil dan dinilai bersama dalam seni: satu pesilat, sepasang, atau satu regu.',
};

/** The words themselves, as a heading says them. */
export const glossaryWordTexts = {
  bagan: 'Bagan',
  bye: 'Bye',
  gelanggang: 'Gelanggang',
  kelas: 'Kelas',
  klasifikasi: 'Klasifikasi',
  kontingen: 'Kontingen',
  nomor: 'Nomor',
  partai: 'Partai',
  pool: 'Pool',
  seed: 'Seed',
  sesi: 'Sesi',
  unit: 'Unit',
};
