// What is wrong with the columns of a bank statement.

export const statementMappingTexts = {
  texts: (most: number) => `Pilih satu sampai ${most} kolom keterangan.`,
  twice: 'Satu kolom dipakai untuk dua hal.',
  needlessMark: 'Kolom uang masuk tidak memerlukan kolom tanda.',
};
