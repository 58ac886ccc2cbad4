// What a fee is asked of, and when.

export const feeTexts = {
  units: { 2: 'pasangan', 3: 'regu' } as Readonly<Record<number, string>>,
  unit: 'unit',
  athlete: 'pesilat',
  share: (unit: string) => `bagian dari biaya per ${unit}`,
  perAthlete: 'biaya per pesilat',
  per: (amount: string, unit: string) => `${amount} per ${unit}`,
  until: (day: string) => `sampai ${day}`,
  from: (day: string) => `mulai ${day}`,
};
