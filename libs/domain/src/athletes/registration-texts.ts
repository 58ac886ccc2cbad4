// Whether entries are open, in words.

export const registrationTexts = {
  thisTournament: 'kejuaraan ini',
  closed: (tournament: string) => `Pendaftaran ${tournament} sudah ditutup.`,
  notOpen: (tournament: string) => `Pendaftaran ${tournament} belum dibuka.`,
};
