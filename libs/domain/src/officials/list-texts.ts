// What is wrong in a list of officials.

export const officialListTexts = {
  sameName: (line: number) => `Nama ini sudah ada di baris ${line}; bedakan keduanya.`,
  nameMissing: 'Nama belum diisi.',
  /** `column` as the list heads it. */
  tooLong: (column: string, most: number) => `${column} paling panjang ${most} huruf.`,
  unknownRoles: (words: string) => `Tugas tidak dikenal: ${words}.`,
  rolesMissing: 'Tugas belum diisi.',
  unknownDays: (cell: string) => `Hari hadir tidak dimengerti: ${cell}.`,
  ambiguous: (asked: string, found: readonly string[]) => `${asked} dapat berarti ${found.join(' atau ')}.`,
  unknownRegion: (asked: string) => `Daerah tidak dikenal: ${asked}.`,
};
