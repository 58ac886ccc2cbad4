// The texts of label-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from './languages';
import type * as original from './label-texts';

export const labelTexts: InLanguage<typeof original.labelTexts> = {
  fullPrestasi: 'Full Prestasi',
  chart: (size: number) => `Carta ${size}`,
  billing: {
    'waiting for payment': 'Menunggu bayaran',
    'waiting for confirmation': 'Menunggu pengesahan',
    paid: 'Telah dibayar',
    failed: 'Ditolak',
    cancelled: 'Dibatalkan',
  },
  mergedClasses: 'Gabungan Kelas',
  /** `partai` as it is called, 'A24'. */
  winner: (partai: string) => `Pemenang ${partai}`,
  loser: (partai: string) => `Kalah ${partai}`,
  winnerPlaceholder: (partai: string) => `Pemenang Perlawanan #${partai}`,
  loserPlaceholder: (partai: string) => `Kalah Perlawanan #${partai}`,
  nobodyComes: 'Tiada lawan',
};
