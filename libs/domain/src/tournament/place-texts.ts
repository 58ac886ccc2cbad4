// What is said where there is no place left.

export const placeTexts = {
  /** What a class is called that is only a letter. */
  className: (name: string) => `Kelas ${name}`,
  tournamentFull: (tier: string, places: number) => `Kejuaraan ini penuh: paket ${tier} memuat ${places} peserta.`,
  classFull: (title: string, places: number) => `${title} penuh: ${places} tempat.`,
  contingentFull: (title: string, places: number) =>
    `${title} penuh untuk kontingen ini: ${places} tempat per kontingen.`,
};
