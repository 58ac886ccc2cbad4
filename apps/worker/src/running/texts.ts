// Why a job failed, where its handler has no sentence of its own.

export const runTexts = {
  noRoom: 'Penyimpanan server penuh. Ulangi setelah ada tempat.',
  failed: 'Pekerjaan gagal karena kesalahan pada server. Silakan coba lagi.',
};
