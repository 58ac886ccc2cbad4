// By what a battle of jurus was decided.

export const decidedByTexts = {
  labels: {
    score: 'nilai lebih tinggi',
    penalty: 'hukuman lebih ringan',
    time: 'waktu paling dekat',
    deviation: 'standar deviasi lebih kecil',
    lot: 'undian',
    disqualified: 'lawan didiskualifikasi',
    reached: 'jurus lebih jauh',
    longer: 'tampil lebih lama',
  },
  withArticle: (reason: string, article: string) => `${reason} (Pasal ${article})`,
};
