// What is said of a text that was copied.
export const copyTexts = {
  copied: (text: string) => `${text} disalin.`,
  failed: (text: string) => `Tidak dapat menyalin. Tulis sendiri: ${text}`,
} as const;
