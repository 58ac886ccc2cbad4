// The words of medals and of how the overall winner is found.

export const medalTexts = {
  medals: { gold: 'Emas', silver: 'Perak', bronze: 'Perunggu' },
  overall: { golds: 'Jumlah emas', points: 'Jumlah poin' },
  lone: {
    none: 'Tanpa medali',
    gold: 'Emas, dihitung setelah semua kelas lain selesai',
    'must-merge': 'Wajib digabung: tidak dapat diundi sendiri',
  },
};
