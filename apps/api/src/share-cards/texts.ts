// What the API says of share cards.

export const shareCardsTexts = {
  pictureLater: 'Gambar belum dapat dibuat. Coba lagi sebentar lagi.',
};
