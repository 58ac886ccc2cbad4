// What the API says of classes.

export const classesTexts = {
  ageAndGenderStay: (uses: string) => `Usia dan gender kelas ini tidak dapat diganti: masih ada ${uses}.`,
  stillUsed: (uses: string) => `Tidak dapat dihapus: masih ada ${uses}.`,
};
