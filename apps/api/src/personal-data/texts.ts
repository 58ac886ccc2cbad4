// What the API says of personal data.

export const personalDataTexts = {
  notOver: 'Kejuaraan ini belum selesai: datanya masih diperlukan.',
  writeName: 'Tulis nama kejuaraan persis seperti di atas.',
};
