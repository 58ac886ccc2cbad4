// What every export says while it is written, and to whom it gives nothing.

export const exportTexts = {
  notAllowed: 'Anda tidak lagi memiliki izin untuk mengekspor data ini.',
  calculating: 'Menghitung',
  composing: 'Menyusun lembar',
  /** `what`: one of `rows`. */
  written: (done: number, total: number, what: string) => `${done} dari ${total} ${what}`,
  rows: {
    bills: 'tagihan',
    cards: 'kartu',
    certificates: 'sertifikat',
    contingents: 'kontingen',
    matches: 'partai',
    members: 'anggota tim',
    parts: 'bagian',
    performances: 'penampilan',
    records: 'catatan',
  },
};

/** What is counted while a file is written. */
export type Counted = keyof (typeof exportTexts)['rows'];
