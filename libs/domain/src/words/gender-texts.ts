// Genders of events, and of people and classes.

export const genderTexts = {
  events: { male: 'Putra', female: 'Putri' },
  people: { male: 'Laki-laki', female: 'Perempuan' },
};
