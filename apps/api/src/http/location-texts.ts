// What is wrong with where somebody is at home.

export const regionTexts = {
  country: 'Negara',
  province: 'Provinsi',
  district: 'Kabupaten/kota',
  subdistrict: 'Kecamatan',
  ward: 'Kelurahan/desa',
};

export const locationTexts = {
  unknown: (region: string) => `${region} tidak ditemukan.`,
  elsewhere: (region: string) => `${region} ini tidak berada di wilayah yang dipilih di atasnya.`,
  notAbroad: 'Di luar Indonesia, wilayah dikosongkan.',
};
