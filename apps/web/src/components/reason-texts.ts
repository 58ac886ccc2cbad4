// The words of the question why.
export const reasonTexts = {
  reason: 'Alasan',
  reasonHint: 'Tampil di halaman publik Periksa undian. Jangan tulis data pribadi.',
  reasonMissing: 'Alasan wajib diisi.',
} as const;
