// What is said of the rows of an entry list. `header` is a column as the list heads it.

export const rowTexts = {
  line: (line: number) => `baris ${line}`,
  lineOfSheet: (sheet: string, line: number) => `lembar ${sheet} baris ${line}`,
  mixedScripts: (word: string) => `'${word}' bercampur huruf dari aksara lain yang hanya mirip.`,
  more: (count: number) => `${count} baris lain`,
  copy: (row: string) => `Sama persis dengan ${row}; yang dihitung satu.`,
  copyOfFuller: (row: string) => `Sudah tertulis di ${row}, lengkap atau lebih lengkap; yang dihitung satu.`,
  formula: 'Nama diawali tanda rumus; disimpan sebagai teks biasa.',
  tooLong: (header: string, most: number) => `${header} lebih dari ${most} huruf.`,
};

export const athleteVerdictTexts = {
  noName: 'Nama atlet kosong.',
  notName: (cell: string) => `'${cell}' bukan nama.`,
  nameOfTwo: (cell: string) => `'${cell}' menyebut dua orang. Tulis nama yang bertanding saja.`,
  nameRemark: (cell: string) => `'${cell}' memuat lebih dari nama; begini tertulis di bagan dan piagam.`,
  unknownBlood: (cell: string) => `Golongan darah '${cell}' tidak dikenal.`,
  familyCard: 'Nomor KK',
  /** `fault` of a NIK or of a family card, as `nikTexts` says it. */
  number: (fault: string) => `${fault}.`,
  unknownPayment: (cell: string) => `Status bayar '${cell}' tidak dikenal.`,
  nikTwice: (nik: string, category: string, rows: string) =>
    `NIK ${nik} dua kali dalam kategori ${category} (${rows}).`,
  nikOfAnother: (nik: string, rival: string, category: string) =>
    `NIK ${nik} sudah didaftarkan ${rival} dalam kategori ${category}.`,
  alreadyDrawn: (name: string) => `${name} sudah diundi dalam golongan dan kelas yang lain.`,
  heightMissing: (age: string) => `Tinggi badan kosong: ${age} dipasangkan menurut usia, tinggi, dan berat badan.`,
  noBirthDate: 'Tanggal lahir kosong.',
  noSuchDate: (cell: string) => `Tidak ada tanggal '${cell}'.`,
  yearAlone: (cell: string) => `Baru tahun lahirnya yang tertulis: ${cell}. Lengkapi dengan tanggal dan bulannya.`,
  monthFirst: (cell: string, date: string) => `Bulan pada '${cell}' lebih dari 12. Maksudnya ${date}?`,
  bornTooEarly: (date: string) => `Tanggal lahir ${date}: umurnya lebih dari 100 tahun. Periksa tahunnya.`,
  tooYoung: (date: string, least: number) => `Tanggal lahir ${date}: umurnya belum ${least} tahun. Periksa tahunnya.`,
  /** `ofNik`: the day that the digits of the NIK say. */
  swapped: (date: string, ofNik: string) =>
    `Tanggal lahir ${date}, tetapi NIK menyebut ${ofNik}. Mungkin hari dan bulannya tertukar.`,
  nikOfTwo: (nik: string, rows: string) =>
    `NIK ${nik} juga dipakai untuk nama atau tanggal lahir lain (${rows}). Periksa NIK-nya.`,
  samePerson: (name: string, rows: string) =>
    `${name} dengan tanggal lahir dan kategori yang sama, tetapi NIK lain, ada juga di ${rows}. Satu orang atau dua?`,
  standsByOtherNik: (name: string, nik: string) =>
    `${name} dengan tanggal lahir dan kategori yang sama sudah terdaftar dengan NIK ${nik}. Kalau NIK itu yang salah, perbaiki di data atletnya; kalau baris ini dimasukkan, ia terdaftar dua kali.`,
  bornTooLate: (date: string) => `Tanggal lahir ${date} tidak sebelum pertandingan.`,
  measures: {
    weight: {
      empty: 'Berat kosong.',
      noNumber: (cell: string) => `Berat '${cell}' bukan angka kg.`,
      impossible: (cell: string, least: number, most: number) => `Berat ${cell} tidak mungkin (${least}–${most} kg).`,
    },
    height: {
      empty: 'Tinggi kosong.',
      noNumber: (cell: string) => `Tinggi '${cell}' bukan angka cm.`,
      impossible: (cell: string, least: number, most: number) => `Tinggi ${cell} tidak mungkin (${least}–${most} cm).`,
    },
    /** In kg and cm. */
    swapped: (weight: number, height: number) =>
      `Berat ${weight} kg lebih besar dari tinggi ${height} cm. Mungkin keduanya tertukar.`,
  },
};

export const contingentVerdictTexts = {
  empty: 'Kontingen kosong.',
  tooLong: (most: number) => `Nama kontingen lebih dari ${most} huruf.`,
  ofAnother: (contingent: string) => `${contingent} sudah didaftarkan akun lain. Hubungi panitia.`,
  similar: (contingent: string, like: readonly string[]) =>
    `Kontingen baru '${contingent}' mirip dengan ${like.join(', ')} yang sudah ada.`,
  similarInList: (contingent: string, like: readonly string[]) =>
    `'${contingent}' mirip dengan ${like.join(', ')} dalam daftar ini. Satu kontingen atau dua?`,
  noPic: 'Penanggung jawab kosong.',
  picTooLong: (most: number) => `Nama penanggung jawab lebih dari ${most} huruf.`,
  noEmail: 'Email kosong.',
  notEmail: (cell: string) => `'${cell}' bukan alamat email.`,
  noPhone: 'Telepon kosong.',
  notPhone: (cell: string) => `'${cell}' bukan nomor telepon.`,
  unknownProvince: (cell: string) => `Provinsi '${cell}' tidak dikenal.`,
  several: (cell: string, places: readonly string[]) => `'${cell}' ada lebih dari satu: ${places.join(' atau ')}?`,
  notInIndonesia: (cell: string) => `'${cell}' tidak ada di Indonesia.`,
  notInProvince: (cell: string, province: string) => `'${cell}' tidak ada di provinsi ${province}.`,
  noProvince: 'Provinsi kosong.',
  noDistrict: (contingent: string, guessed: readonly string[]) =>
    `Kabupaten/kota ${contingent} kosong.${guessed.length > 0 ? ` Mungkin ${guessed.join(' atau ')}?` : ''}`,
};

export const groupVerdictTexts = {
  noCategory: 'Kategori kosong.',
  unknownCategory: (cell: string) => `Kategori '${cell}' tidak dikenal.`,
  notOffered: (category: string) => `Turnamen ini tidak mempertandingkan ${category}.`,
  noGender: 'Jenis kelamin kosong.',
  unknownGender: (cell: string) => `Jenis kelamin '${cell}' tidak dikenal (putra atau putri?).`,
  otherGender: (cell: string, other: string) =>
    `Jenis kelamin '${cell}', tetapi kelas atau golongannya untuk ${other.toLowerCase()}.`,
  unknownAge: (cell: string) => `Golongan usia '${cell}' tidak dikenal.`,
  ageAndClass: (age: string, cell: string) => `Golongan usia ${age}, tetapi kelasnya '${cell}'.`,
  /** `proper` is null where no age fits. */
  otherAge: (born: string, age: string, tournament: string, proper: string | null) =>
    `Lahir ${born} tidak masuk golongan ${age} pada ${tournament}${proper === null ? '' : `; golongannya ${proper}`}.`,
  noAge: 'Golongan usia kosong.',
  classForSeni: (category: string) => `Kelas diisi, padahal ${category} tidak berkelas.`,
  noClass: (age: string, weight: string) => `Tidak ada kelas ${age} untuk berat ${weight} kg.`,
  unknownClass: (cell: string, age: string) => `Kelas '${cell}' tidak ada pada golongan ${age}.`,
  /** `proper` is null where no class fits. */
  classWeight: (weight: string, name: string, proper: string | null) =>
    `Berat ${weight} kg tidak masuk kelas ${name}${proper === null ? '' : `; kelasnya ${proper}`}.`,
  noEvents: (category: string, age: string, cell: string) =>
    `${category} ${age} tidak terbagi dalam nomor; '${cell}' tidak ada.`,
  unknownEvent: (cell: string, category: string, age: string) => `Nomor '${cell}' tidak ada pada ${category} ${age}.`,
  eventMissing: (category: string, age: string, events: readonly string[]) =>
    `Nomor ${category} ${age} belum disebut: ${events.join(' atau ')}.`,
};

export const teamVerdictTexts = {
  unit: (category: string, team: string, contingent: string, reason: string) =>
    `${category} ${team} dari ${contingent}: ${reason}.`,
  noLabel: 'tanpa label tim',
  incomplete: (members: number, size: number) => `baru ${members} dari ${size} orang`,
  tooBig: (members: number, size: number) => `${members} orang, seharusnya ${size}`,
  mixed: 'anggotanya berbeda golongan usia atau jenis kelamin',
};
