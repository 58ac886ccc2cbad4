// The words of protest cards.

/** `own` and `other`: the names of the corners. */
export const protestCardTexts = {
  awaited: (card: string) => `${card}. Partai menunggu keputusannya.`,
  outcomes: { accepted: 'sah', rejected: 'tidak sah' },
  claims: {
    throw: (own: string) => `jatuhan ${own} tidak dinilai`,
    'no-throw': (_own: string, other: string) => `jatuhan ${other} tidak sah`,
    fault: (_own: string, other: string) => `pelanggaran ${other} tidak dihukum`,
    'no-fault': (own: string) => `hukuman ${own} tidak tepat`,
  },
  effects: {
    throw: (own: string) => `jatuhan untuk ${own}`,
    'no-throw': (_own: string, other: string) => `jatuhan ${other} dibatalkan`,
    fault: (_own: string, other: string) => `hukuman untuk ${other}`,
    'no-fault': (own: string) => `hukuman ${own} dibatalkan`,
  },
  title: (own: string) => `Kartu protes ${own}`,
  /** A performance's own card has no corner. */
  plainTitle: 'Kartu protes',
  decided: (title: string, outcome: string) => `${title} ${outcome}`,
  stands: 'keputusan tetap',
};
