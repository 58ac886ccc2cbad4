// The English words of protests and appeals.
import type { InLanguage } from '../words/languages';
import type * as original from './protest-texts';

export const protestTexts: InLanguage<typeof original.protestTexts> = {
  levels: { 1: 'Protest', 2: 'Appeal' },
  deciders: {
    chair: 'Chief of competition',
    council: 'Council of the match',
    commission: 'Protest commission',
    'technical-delegate': 'Technical delegate',
    medical: 'Medical team',
    federation: 'Member of PB IPSI of neither contingent',
  },
  statuses: {
    form: 'Form taken',
    lapsed: 'Out of time',
    open: 'Waiting for a decision',
    overdue: 'Over 2 hours late',
    decided: 'Decided',
  },
  remedies: {
    rejected: 'Protest rejected, the result stands',
    'result-changed': 'Result changed',
    'extra-round': 'One extra round',
    again: 'Performance repeated',
  },
  grounds: {
    rejected: 'No fault of the officials was proved.',
    'result-changed': 'A fault of the officials on purpose was proved.',
    'extra-round': 'A mistake was proved.',
    again: 'A mistake was proved.',
  },
};
