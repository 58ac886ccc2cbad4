// The words of an address: country, province, and so on.
export const locationTexts = {
  country: 'Negara',
  province: 'Provinsi',
  district: 'Kabupaten/Kota',
  subdistrict: 'Kecamatan',
  ward: 'Kelurahan/Desa',
} as const;
