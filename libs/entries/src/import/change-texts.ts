// What a list would change of contingents and athletes that stand already.

export const changeTexts = {
  name: 'Nama',
  birthPlace: 'Tempat lahir',
  bodyHeight: 'Tinggi',
  bloodType: 'Golongan darah',
  familyCardNumber: 'Nomor KK',
  teamLabel: 'Tim',
  group: 'Golongan dan kelas',
  picName: 'Penanggung jawab',
  picPhone: 'Telepon',
  picEmail: 'Email',
  born: (date: string) => `lahir ${date}`,
};
