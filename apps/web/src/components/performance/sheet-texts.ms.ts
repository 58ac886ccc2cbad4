// The texts of sheet-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '@gelanggang/domain/words/languages';
import type * as original from './sheet-texts';

export const sheetTexts: InLanguage<typeof original.sheetTexts> = {
  title: 'Pengiraan mata',
  judges: (count: number) => `Mata ${count} juri`,
  seat: (seat: number) => `J${seat}`,
  judge: (seat: number, score: string, isMiddle: boolean) => `Juri ${seat}: ${score}${isMiddle ? ', mata tengah' : ''}`,
  mistakes: 'Salah gerak mengikut juri',
  mistakeCount: (count: number) => `${count} salah gerak`,
  inJurus: (jurus: number) => `jurus ${jurus}`,
  /** Of mistakes for which no jurus was said. */
  elsewhere: 'lain-lain',
  /** Why somebody was disqualified. */
  by: (reason: string, article: string) => `${reason} (Perkara ${article})`,
  median: 'Median',
  deviation: 'Sisihan piawai',
  time: 'Masa',
  timeIn: (window: string) => `had ${window}`,
  timeFree: 'tanpa hukuman masa',
  timeOut: (window: string) => `di luar ${window}`,
  council: 'Hukuman dewan juri',
  noItems: 'Tiada hukuman dewan juri.',
  sumOnly: 'Hukuman',
  at: (time: string) => `pada ${time}`,
  final: 'Mata akhir',
  reached: 'Jurus terakhir yang selesai',
  absent: 'Tidak hadir hingga panggilan ketiga.',
  held: 'Mata diumumkan selepas lawan tampil',
  heldShort: 'Menunggu lawan',
  notYet: 'Belum tampil',
  performing: 'Sedang tampil',
  entered: (entered: number, of: number) => `${entered} daripada ${of} juri sudah memberi mata`,
};
