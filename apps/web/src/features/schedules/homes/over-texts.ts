// Texts of the pages of a province and of a person over tournaments, apart: smaller pages need none of them.
export const overTexts = {
  careerNone: 'Belum ada hasil dari kejuaraan lain.',
  toThis: 'Di kejuaraan ini',
  opponents: 'Pernah bertemu',
  met: (won: number, lost: number) => `${won} menang, ${lost} kalah`,
  unknownProvince: 'Tidak ada kontingen dari provinsi ini di kejuaraan ini.',
  provinceTitle: (name: string) => `Provinsi ${name}`,
  provinceCounts: (contingents: number, entries: number) => `${contingents} kontingen, ${entries} peserta`,
} as const;
