// The words of insight as files.

export const insightFileTexts = {
  file: (slug: string, date: string) => `insight-${slug}-${date}`,
  about: 'Tentang',
  filter: 'Filter',
  from: (day: string) => `Terdaftar dari ${day}`,
  to: (day: string) => `Terdaftar sampai ${day}`,
  category: (name: string) => `Kategori ${name}`,
  noProvince: 'Tanpa provinsi',
};
