// What became of a judge’s press.

export const tapFateTexts = {
  counted: 'Sah',
  uncounted: 'Tidak ada juri yang sepakat',
  clock: 'Di luar waktu babak',
  late: 'Terlambat tiba',
};
