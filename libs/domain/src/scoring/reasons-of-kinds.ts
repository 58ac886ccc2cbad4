// Which of the rulebook's reasons belong to each way to win; apart from their words, which public pages load.
import type { WinKind } from '../results/win-kinds';
import type { Reason } from './reasons';

/** The rulebook's reasons of each way to win, for whoever puts a result right by hand. */
export const REASONS_OF: Readonly<Record<WinKind, readonly Reason[]>> = {
  angka: [
    ...(['points', 'fewer-penalties', 'more-throws', 'more-kicks', 'more-punches', 'lighter', 'lot'] as const),
    ...(['both-counted-points', 'both-counted-lighter'] as const),
  ],
  teknik: ['gives-up', 'withdrawn', 'unfit', 'cannot-go-on', 'three-counts', 'own-fall'],
  mutlak: ['count'],
  wmp: ['gap', 'danger'],
  'undur-diri': ['absent'],
  diskualifikasi: ['disqualified', 'injured-by-fault'],
};
