// What the API says of program keys.

export const programKeysTexts = {
  manyKeys: (most: number) => `Paling banyak ${most} kunci. Cabut dahulu yang tidak dipakai.`,
  made: 'Kunci dibuat. Salin sekarang: kunci tidak ditampilkan lagi.',
  alreadyRevoked: 'Kunci ini sudah dicabut.',
  revoked: 'Kunci dicabut. Program yang memakainya tidak dapat membaca lagi.',
  endPassed: 'Pilih hari ini atau sesudahnya.',
  endTooFar: 'Kunci berlaku paling lama satu tahun.',
};
