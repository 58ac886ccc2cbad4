// The words of a decision.

export const decisionTexts = {
  how: {
    angka: 'menang angka',
    teknik: 'menang teknik',
    mutlak: 'menang mutlak',
    wmp: 'menang WMP',
    'undur-diri': 'menang undur diri',
    diskualifikasi: 'menang diskualifikasi',
  },
  byWalkover: 'menang WO',
  nobody: 'Tanpa pemenang',
  withArticle: (reason: string, article: string) => `${reason} (Pasal ${article})`,
};
