// Why somebody may not fight a match, in words with the article.

export const barredTexts = {
  absent: 'tidak hadir saat timbang badan (Pasal 2.4.b.5)',
  'out-of-class': 'di luar kelas saat timbang badan (Pasal 2.4.b.2)',
  doping: 'didiskualifikasi karena doping (Pasal 11.6.g.6.e)',
};
