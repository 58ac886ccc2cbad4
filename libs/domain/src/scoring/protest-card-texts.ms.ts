// The texts of protest-card-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './protest-card-texts';

export const protestCardTexts: InLanguage<typeof original.protestCardTexts> = {
  awaited: (card: string) => `${card}. Perlawanan menunggu keputusannya.`,
  outcomes: { accepted: 'sah', rejected: 'tidak sah' },
  claims: {
    throw: (own: string) => `jatuhan ${own} tidak dikira`,
    'no-throw': (_own: string, other: string) => `jatuhan ${other} tidak sah`,
    fault: (_own: string, other: string) => `kesalahan ${other} tidak dihukum`,
    'no-fault': (own: string) => `hukuman ${own} tidak tepat`,
  },
  effects: {
    throw: (own: string) => `jatuhan untuk ${own}`,
    'no-throw': (_own: string, other: string) => `jatuhan ${other} dibatalkan`,
    fault: (_own: string, other: string) => `hukuman untuk ${other}`,
    'no-fault': (own: string) => `hukuman ${own} dibatalkan`,
  },
  title: (own: string) => `Kad bantahan ${own}`,
  /** A performance's own card has no corner. */
  plainTitle: 'Kad bantahan',
  decided: (title: string, outcome: string) => `${title} ${outcome}`,
  stands: 'keputusan kekal',
};
