// Why a zip file that somebody sent is not read.

export const zipTexts = {
  cut: 'Berkas ZIP ini terpotong atau rusak. Unduh lagi dari asalnya.',
  tooMuch: 'Isi berkas ZIP ini terlalu besar untuk sebuah arsip.',
};
