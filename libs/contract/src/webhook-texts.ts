// What webhooks tell of.

export const webhookTexts = {
  drawn: 'Undian',
  published: 'Jadwal terbit atau berubah',
  called: 'Panggilan partai',
  result: 'Hasil',
  corrected: 'Koreksi',
  medals: 'Medali',
};
