// Why a step of penalties is the next one.

export const penaltyReasonTexts = {
  'light-fault': 'Pelanggaran ringan: pembinaan',
  'after-two-pembinaan': 'Sudah dua pembinaan di babak ini',
  'moderate-fault': 'Pelanggaran sedang langsung teguran',
  'after-teguran-2': 'Sudah Teguran II di babak ini',
  'heavy-fault': 'Pelanggaran berat langsung peringatan',
  'third-peringatan': 'Peringatan III berarti diskualifikasi',
  'direct-disqualification': 'Langsung diskualifikasi',
  'opponent-unfit': 'Pelanggaran berat, dan dokter menyatakan lawan tidak dapat melanjutkan',
};
