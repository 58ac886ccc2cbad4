// Why an athlete does not go on, in words.

export const stopTexts = {
  'gives-up': 'Menyerah',
  withdrawn: 'Ditarik pendamping',
  unfit: 'Tidak layak menurut dokter',
  'injured-by-fault': 'Cedera karena pelanggaran lawan',
  'cannot-go-on': 'Tidak dapat melanjutkan',
  danger: 'Dihentikan wasit demi keselamatan',
};
