// The papers of athletes, as they are called.

export const paperTexts = {
  'health-letter': 'Surat sehat',
  statement: 'Surat pernyataan',
};
