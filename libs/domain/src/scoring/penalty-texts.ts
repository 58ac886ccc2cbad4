// The names of penalties in tanding.

export const penaltyTexts = {
  steps: {
    pembinaan: 'Pembinaan',
    'teguran-1': 'Teguran I',
    'teguran-2': 'Teguran II',
    'peringatan-1': 'Peringatan I',
    'peringatan-2': 'Peringatan II',
    diskualifikasi: 'Diskualifikasi',
  },
};
