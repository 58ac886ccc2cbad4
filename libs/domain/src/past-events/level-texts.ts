// How far an event reaches.

export const levelTexts = {
  club: 'Antarperguruan',
  district: 'Kabupaten/kota',
  province: 'Provinsi',
  national: 'Nasional',
  international: 'Internasional',
};
