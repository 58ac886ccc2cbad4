// The texts of followed-texts.ts in the language 'ms', as `npm run texts` writes them.
import type { InLanguage } from '../words/languages';
import type * as original from './followed-texts';

export const FOLLOWED_TEXTS: InLanguage<typeof original.FOLLOWED_TEXTS> = {
  drawn: (className: string) => `Carta ${className} diterbitkan`,
  manyDrawn: (count: number) => `${count} carta diterbitkan`,
  allDrawn: 'Lihat lawan dan jadual mereka yang diikuti.',
  close: (partai: string | null) => `Perlawanan ${partai ?? '–'} sebentar lagi`,
  called: (partai: string | null) => `Perlawanan ${partai ?? '–'} dipanggil`,
  moved: (partai: string | null) => `Perlawanan ${partai ?? '–'} dipindahkan`,
  result: (partai: string | null) => `Keputusan perlawanan ${partai ?? '–'}`,
  calledTo: (arena: string) => `Segera ke ${arena}.`,
  closeAt: (arena: string, clock: string) => `${arena}, ± ${clock}.`,
  movedTo: (place: string, from: string) => `Sekarang ${place}, sebelum ini ${from}.`,
  won: (name: string, score: string) => `${name} menang${score ? ` ${score}` : ''}.`,
  scored: (score: string) => `Mata ${score}.`,
  over: 'Sudah selesai.',
};
