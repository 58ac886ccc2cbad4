// What a weigh-in says, in words.

export const weighInTexts = {
  waiting: 'Belum',
  present: 'Hadir & timbang',
  'out-of-class': 'Di luar kelas',
  absent: 'Tidak hadir',
};
