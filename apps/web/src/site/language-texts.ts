// The words of choosing a language.
export const languageTexts = {
  label: 'Bahasa',
  notReady: 'Bahasa ini masih disiapkan server. Coba lagi sebentar lagi.',
};
