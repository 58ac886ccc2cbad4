// The names of the two corners.

export const cornerTexts = {
  labels: { blue: 'Biru', red: 'Merah' },
  long: { blue: 'Sudut Biru', red: 'Sudut Merah' },
};
