// The words of the list of contingents as a spreadsheet.

export const contingentFileTexts = {
  file: 'kontingen',
  sheet: 'Kontingen',
  columns: {
    id: 'ID',
    name: 'Kontingen',
    tournaments: 'Kejuaraan',
    registeredOn: 'Tanggal Daftar',
    picName: 'Penanggung Jawab',
    picPhone: 'Telepon',
    picEmail: 'Email',
    members: 'Anggota Tim',
    tanding: 'Tanding',
    seni: 'Seni',
    paid: 'Peserta Lunas',
    billed: 'Tagihan Lunas (Rp)',
    address: 'Alamat',
    ward: 'Kelurahan/Desa',
    subdistrict: 'Kecamatan',
    district: 'Kabupaten/Kota',
    province: 'Provinsi',
    country: 'Negara',
  },
};
