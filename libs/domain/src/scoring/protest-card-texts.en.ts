// The English words of protest cards.
import type { InLanguage } from '../words/languages';
import type * as original from './protest-card-texts';

export const protestCardTexts: InLanguage<typeof original.protestCardTexts> = {
  awaited: (card) => `${card}. The match waits for its decision.`,
  outcomes: { accepted: 'accepted', rejected: 'rejected' },
  claims: {
    throw: (own) => `takedown of ${own} was not scored`,
    'no-throw': (_own, other) => `takedown of ${other} was not valid`,
    fault: (_own, other) => `fault of ${other} was not penalised`,
    'no-fault': (own) => `penalty of ${own} was not right`,
  },
  effects: {
    throw: (own) => `takedown for ${own}`,
    'no-throw': (_own, other) => `takedown of ${other} taken back`,
    fault: (_own, other) => `penalty for ${other}`,
    'no-fault': (own) => `penalty of ${own} taken back`,
  },
  title: (own) => `Protest card ${own}`,
  plainTitle: 'Protest card',
  decided: (title, outcome) => `${title} ${outcome}`,
  stands: 'the decision stands',
};
