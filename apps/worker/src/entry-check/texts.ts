// The words of a signed list of participants on paper.

export const signedListTexts = {
  file: (number: number, slug: string) => `daftar-peserta-${number}-${slug}`,
  reading: 'Membaca daftar',
  notFound: 'Daftar ini tidak ditemukan.',
  title: (number: number) => `Daftar peserta nomor ${number}`,
  count: (contingent: string, count: number) => `${contingent}, ${count} peserta.`,
  signed: (signer: string, at: string, isLate: boolean) =>
    `Ditandatangani ${signer}, ${at}${isLate ? ', sesudah batas waktu' : ''}.`,
  mergedInto: (contingent: string) => `Kontingen ini kemudian digabung ke ${contingent}.`,
  isOld: 'Sesudah ini kontingen menandatangani lagi: daftar yang lebih baru berlaku.',
  manager: 'Manajer kontingen',
  participants: 'Peserta',
  columns: {
    number: 'No',
    name: 'Nama',
    born: 'Lahir',
    gender: 'Gender',
    weight: 'Berat',
    event: 'Nomor dan kelas',
    signed: 'Ditandatangani',
    now: 'Sekarang',
  },
  team: (label: string) => `tim ${label}`,
  gone: 'Tidak ada lagi',
  erased: 'Data peserta sudah dihapus sesudah kejuaraan.',
};
