// The words of a decided protest on paper.

export const protestPaperTexts = {
  file: (id: number, slug: string) => `keputusan-protes-${id}-${slug}`,
  reading: 'Membaca protes',
  notDecided: 'Protes ini belum diputuskan.',
  title: (level: string) => `Keputusan ${level}`,
  match: (partai: string) => `Partai ${partai}`,
  aMatch: 'Partai',
  columns: { what: 'Hal', content: 'Isi' },
  protest: 'Protes',
  by: 'Diajukan oleh',
  claim: 'Isi protes',
  questioned: 'Keputusan yang diprotes',
  taken: 'Formulir diambil',
  returned: 'Formulir kembali',
  fee: 'Biaya',
  noFee: 'tidak diterima',
  decision: 'Keputusan',
  reason: 'Alasan',
  decided: 'Diputus',
  decidedAt: (at: string, isFinal: boolean) => `${at}${isFinal ? ', final' : ''}`,
};
