// What drawing by itself says of how far it is.

export const autoDrawTexts = {
  drawn: (pool: string, done: number, total: number) => `${pool}, ${done} dari ${total}`,
  divided: (name: string, done: number, total: number) => `Membagi ${name}, ${done} dari ${total}`,
  unexpected: 'Kesalahan pada server.',
};
