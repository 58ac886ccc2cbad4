// What a broadcast shows, as its table calls it.

export const overlayPartTexts = {
  parts: {
    presentation: 'Perkenalan',
    score: 'Skor',
    result: 'Hasil',
    bracket: 'Bagan',
    sponsors: 'Sponsor',
  },
  scenes: {
    idle: 'Tidak ada partai',
    presentation: 'Pesilat dipanggil',
    score: 'Partai berjalan',
    result: 'Hasil',
  },
};
