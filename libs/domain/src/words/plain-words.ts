// Words as they are compared, however they were written.

/** Small letters and figures alone, with one blank between words: 'kota bandung' of ' Kota  Bandung.' */
export const plainWords = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
