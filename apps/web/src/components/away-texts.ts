// The words of a tournament that another instance holds just now.
export const awayTexts = {
  /** `place`: 'GOR Senayan'; null: not said. */
  given: (name: string, place: string | null, since: string) =>
    `${name} diserahkan ${place ? `ke ${place}` : 'ke pemasangan lain'} pada ${since}.`,
  givenBack: (name: string, since: string) => `${name} dikembalikan ke server utama pada ${since}.`,
  onlyLook: 'Di sini hanya dapat dilihat: perubahan ditolak sampai diserahkan kembali.',
  doneHere: 'Di sini hanya dapat dilihat: lanjutkan di server utama.',
  /** Of the page of handing over. */
  page: 'Buka Serah Terima',
  how: 'Cara mengembalikannya dari terminal',
  howAgain: 'Cara melanjutkan di sini dari terminal',
  /** In this order. */
  steps: (slug: string): readonly [string, string][] => [
    [
      'Di tempat, setelah semua selesai, turnamen ditulis ke satu berkas:',
      `npm run handover -- give ${slug} hasil.gelanggang`,
    ],
    ['Bawa berkas itu ke server ini, lalu di sini:', 'npm run handover -- take hasil.gelanggang'],
  ],
  /** Instead of them. */
  orElse: (slug: string): [string, string] => [
    'Atau, hanya bila laptop di tempat hilang atau rusak (yang dikerjakan di sana ikut hilang):',
    `npm run handover -- take-back ${slug}`,
  ],
  stepsAgain: (slug: string): readonly [string, string][] => [
    [
      'Untuk hari berikutnya, di server utama setelah hasilnya diambil di sana:',
      `npm run handover -- give ${slug} lanjutan.gelanggang`,
    ],
    ['Bawa berkasnya ke sini, lalu:', 'npm run handover -- take lanjutan.gelanggang'],
  ],
  orElseAgain: (slug: string, file: string): [string, string] => [
    `Atau, hanya bila ${file} tidak diambil di server utama:`,
    `npm run handover -- take-back ${slug}`,
  ],
  thatFile: 'berkas tadi',
  went: (file: string) => `Berkas yang dibawa: ${file}.`,
} as const;
