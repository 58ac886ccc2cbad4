// The words of weights and of what is odd about weight classes.

/** Weights come as '47,5 kg' or as an open bound. */
export const weightTexts = {
  any: 'semua berat',
  below: (weight: string) => `di bawah ${weight}`,
  above: (weight: string) => `di atas ${weight}`,
  lowest: 'berat terendah',
  highest: 'berat tertinggi',
  bothHold: (lower: string, upper: string, weight: string) => `${lower} dan ${upper} sama-sama memuat ${weight}.`,
  neitherHolds: (lower: string, upper: string, weight: string) =>
    `Berat tepat ${weight} tidak masuk ${lower} maupun ${upper}.`,
  overlap: (lower: string, upper: string, low: string, high: string) =>
    `${lower} dan ${upper} bertumpang tindih antara ${low} dan ${high}.`,
  gap: (lower: string, upper: string, low: string, high: string) =>
    `Antara ${lower} dan ${upper}, dari ${low} sampai ${high} tidak masuk kelas mana pun.`,
};
