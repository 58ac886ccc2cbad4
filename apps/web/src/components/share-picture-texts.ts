// The words of pictures to send on.
export const sharePictureTexts = {
  picture: 'Gambar',
  failed: 'Gambar belum dapat dibuat. Coba lagi sebentar lagi.',
};
