// What is wrong with the number of an identity card; `name` is what its field is called.

export const nikTexts = {
  empty: (name: string) => `${name} kosong`,
  'not-16-digits': (name: string) => `${name} bukan 16 angka`,
  'lost-digits': (name: string) =>
    `${name} rusak oleh spreadsheet: angka terakhirnya hilang. Tulis ulang keenam belas angkanya`,
};
