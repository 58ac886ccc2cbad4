// The English words of charts, billing and placeholder opponents.
import type { InLanguage } from './languages';
import type * as original from './label-texts';

export const labelTexts: InLanguage<typeof original.labelTexts> = {
  fullPrestasi: 'Full Prestasi',
  chart: (size) => `Bracket of ${size}`,
  billing: {
    'waiting for payment': 'Waiting for payment',
    'waiting for confirmation': 'Waiting for confirmation',
    paid: 'Paid',
    failed: 'Rejected',
    cancelled: 'Cancelled',
  },
  mergedClasses: 'Merged classes',
  winner: (partai) => `Winner of ${partai}`,
  loser: (partai) => `Loser of ${partai}`,
  winnerPlaceholder: (partai) => `Winner of match #${partai}`,
  loserPlaceholder: (partai) => `Loser of match #${partai}`,
  nobodyComes: 'No opponent',
};
