// Why a tournament is not given away, and why a file of one is not taken.

export const handoverFileTexts = {
  thisFile: 'Berkas ini',
  contentBroken: (key: string) => `Isi berkas ${key} rusak: tidak sesuai dengan jumlah periksanya.`,
  broken: (key: string) => `Berkas penyerahan rusak: ${key}.`,
  unreadable: (path: string, why: string) => `${path} tidak dapat dibaca: ${why}`,
  damaged: (path: string) =>
    `${path} tidak dapat dibaca: berkasnya rusak atau bukan berkas penyerahan. Salin sekali lagi dari asalnya.`,
  rowsRefused: (table: string) =>
    `Tabel ${table} di dalam berkas ini tidak dapat disimpan: berkasnya rusak. Tidak ada yang diubah.`,
  rowsOfOthers: (table: string) =>
    `Tabel ${table} di dalam berkas ini memuat data yang bukan milik turnamen ini. Tidak ada yang diubah.`,
  ownFile: (tournament: string) =>
    `Berkas ini penyerahan ${tournament} dari server ini sendiri: terimalah di server di tempat. Di sini yang diterima adalah berkas yang dibawa pulang.`,
  unfoldsTooFar: 'Isi berkas ini jauh lebih besar daripada sebuah turnamen: ini bukan berkas penyerahan.',
  notWhole: (path: string) => `${path} tidak utuh: salin berkasnya sekali lagi.`,
  otherFormat: (field: string) => `Ini bukan berkas penyerahan turnamen dari versi ini (${field}).`,
  noTournament: (slug: string) => `Turnamen '${slug}' tidak ada.`,
  notAway: (tournament: string) => `${tournament} tidak sedang diserahkan.`,
  exists: (path: string) => `${path} sudah ada.`,
  passwordsOfMain: 'Kata sandi petugas hanya dapat disertakan oleh server utama.',
  rehearsalStays: 'Turnamen latihan tinggal di server ini: tidak ada yang perlu dibawa.',
  alreadyAway: (tournament: string) =>
    `${tournament} sudah diserahkan dan belum kembali. Bila berkasnya tidak dipakai, batalkan penyerahan itu dulu (take-back).`,
  running: (tournament: string) => `Masih ada partai ${tournament} yang berlangsung: selesaikan dulu, lalu ulangi.`,
  otherVersions: 'Kedua server harus memakai versi Gelanggang yang sama: perbarui yang lebih lama dulu.',
  otherTournament: (slug: string) =>
    `Di server ini ada turnamen lain ('${slug}') dengan nomor yang sama: berkas ini bukan untuk server ini.`,
  notAwayFromHere: (tournament: string) =>
    `${tournament} tidak sedang diserahkan dari server ini: perubahan di sini akan hilang.`,
  doesNotFollow: (at: string) =>
    `Berkas ini tidak melanjutkan penyerahan terakhir dari server ini (${at}): ada yang lebih baru.`,
  changedHere: (changes: string) => `Sejak diserahkan, data ini berubah di sini dan akan ditimpa:\n${changes}`,
  neverGiven: (tournament: string) => `${tournament} tidak pernah diserahkan dari server ini.`,
  notEmpty: 'Server di tempat harus kosong (npm start -- --no-demo); di sini sudah ada turnamen atau kontingen.',
  tableDiffers: (table: string) => `Tabel ${table} tidak sama dengan aslinya setelah diambil; tidak ada yang disimpan.`,
};

/** Rows of a table, counted. */
export const rowChangeTexts = {
  added: (count: number) => `${count} baru`,
  changed: (count: number) => `${count} berubah`,
  removed: (count: number) => `${count} hilang`,
};
