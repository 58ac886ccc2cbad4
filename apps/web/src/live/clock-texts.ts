// What a match's clock is at.
export const clockTexts = {
  performing: 'Waktu tampil',
  over: 'Waktu habis',
  pause: 'Istirahat',
  extraRound: 'Babak tambahan',
  round: (round: number) => `Babak ${round}`,
} as const;
