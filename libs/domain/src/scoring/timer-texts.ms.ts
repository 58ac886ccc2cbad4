// The texts of timer-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './timer-texts';

export const timerTexts: InLanguage<typeof original.timerTexts> = {
  labels: {
    uniform: 'Tukar pakaian',
    protector: 'Baiki pelindung',
    doctor: 'Pemeriksaan doktor',
    calls: 'Panggilan',
    passive: 'Pasif',
  },
  running: 'berjalan',
  cancelled: 'dibatalkan',
  injuredByFault: 'tidak layak, kerana kesalahan lawan',
  inTime: {
    uniform: 'selesai tepat pada masanya',
    protector: 'selesai tepat pada masanya',
    doctor: 'layak',
    calls: 'hadir',
    passive: 'bergerak semula',
  },
  late: {
    uniform: 'melebihi 3 minit',
    protector: 'melebihi 1 minit',
    doctor: 'tidak layak',
    calls: 'tidak hadir selepas panggilan ketiga',
    passive: 'pasif lebih daripada 10 saat',
  },
};
