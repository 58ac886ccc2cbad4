// The words of the protest card of a performance.

export const jurusCardTexts = {
  claims: {
    description: 'tidak sesuai deskripsi',
    out: 'pesilat atau senjata keluar gelanggang',
  },
  /** `item`: what the council takes points off for. */
  wrongPenalty: (item: string) => `hukuman ${item} tidak tepat`,
  notPenalised: (claim: string) => `${claim}, tidak dihukum`,
  judgesCorrect: 'juri memperbaiki nilainya',
  takenBack: (item: string) => `hukuman ${item} dibatalkan`,
};
