// The papers that a club keeps, as they are called.

/** What a club keeps. */
export const registerPaperTexts = {
  photo: 'Foto',
  'birth-certificate': 'Akta kelahiran',
  'health-letter': 'Surat sehat',
};
