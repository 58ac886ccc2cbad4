// What a rule set says of a group of ages.

export const ruleSetTexts = {
  figures: {
    ages: 'Usia',
    isYoung: 'Daftar pelanggaran',
    isWeighed: 'Timbang badan',
    pairing: 'Pasangan tanpa kelas',
    times: 'Waktu',
    gap: 'Selisih nilai WMP',
    gapFromRound: 'WMP mulai babak',
    throws: 'Jatuhan',
    classes: 'Kelas',
    nomor: 'Nomor seni',
  },
};
