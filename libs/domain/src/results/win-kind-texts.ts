// How a tanding match is won, as everybody reads it.

export const winKindTexts = {
  labels: {
    angka: 'Menang angka',
    teknik: 'Menang teknik',
    mutlak: 'Menang mutlak',
    wmp: 'Menang WMP',
    'undur-diri': 'Lawan undur diri',
    diskualifikasi: 'Lawan diskualifikasi',
  },
};
