// What the judges are asked, and what they say.

export const verdictTexts = {
  kinds: { throw: 'Jatuhan', violation: 'Pelanggaran' },
  verdicts: { blue: 'Biru', red: 'Merah', none: 'Tidak sah' },
};
