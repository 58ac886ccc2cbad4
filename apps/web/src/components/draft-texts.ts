// Words of a form that holds again what was typed before its page was loaded anew.
export const draftTexts = {
  back: 'Isian yang belum dikirim dikembalikan.',
  outdated: 'Data ini sudah diubah orang lain sejak Anda mengisinya. Isian Anda belum dikembalikan.',
  putBack: 'Kembalikan isian',
  anew: 'Mulai dari awal',
} as const;
