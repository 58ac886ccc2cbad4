// The words of a registration that is closed or opened while somebody fills in a form.
export const registrationTexts = {
  closed: (tournament: string) =>
    `Pendaftaran ${tournament} baru saja ditutup. Isian Anda tetap di halaman ini, tetapi belum dapat dikirim.`,
  opened: (tournament: string) => `Pendaftaran ${tournament} dibuka lagi. Isian Anda dapat dikirim.`,
  isClosed: (tournament: string) => `Pendaftaran ${tournament} sedang tidak dibuka.`,
} as const;
