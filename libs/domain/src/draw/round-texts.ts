// What rounds are called.

/** By the label that is kept and sent. */
export const roundTexts = {
  labels: {
    Final: 'Final',
    Semifinal: 'Semifinal',
    'Perempat Final': 'Perempat Final',
    Penyisihan: 'Penyisihan',
    'Perebutan Juara 3': 'Perebutan Juara 3',
  } as Readonly<Record<string, string>>,
  round: (number: string) => `Babak ${number}`,
};
