// Why a match was won, in the rulebook's words with the article (2025, art. 11.6.g).
import type { WinKind } from '../results/win-kinds';
import { reasonTexts } from './reason-texts';

const reason = (key: keyof typeof reasonTexts, article: string) => ({
  get text(): string {
    return reasonTexts[key];
  },
  article,
});

/** Why somebody has won, as people say it, and the article. */
export const REASONS = {
  disqualified: reason('disqualified', '11.6.g.6'),
  'injured-by-fault': reason('injured-by-fault', '11.6.g.6'),
  'gives-up': reason('gives-up', '11.6.g.2.a'),
  unfit: reason('unfit', '11.6.g.2.b'),
  'cannot-go-on': reason('cannot-go-on', '11.6.g.2.e'),
  withdrawn: reason('withdrawn', '11.6.g.2.f'),
  danger: reason('danger', '11.6.g.4.a'),
  count: reason('count', '11.6.g.3'),
  'own-fall': reason('own-fall', '11.6.e.2.d'),
  'three-counts': reason('three-counts', '11.6.g.2.c'),
  gap: reason('gap', '11.6.g.4'),
  points: reason('points', '11.6.g.1.a'),
  'fewer-penalties': reason('fewer-penalties', '11.6.g.1.b.1'),
  'more-throws': reason('more-throws', '11.6.g.1.b.2'),
  'more-kicks': reason('more-kicks', '11.6.g.1.b.2'),
  'more-punches': reason('more-punches', '11.6.g.1.b.2'),
  lighter: reason('lighter', '11.6.g.1.b.4'),
  'both-counted-lighter': reason('both-counted-lighter', '11.6.e.2.c.8.b'),
  'both-counted-points': reason('both-counted-points', '11.6.e.2.c.8.c'),
  lot: reason('lot', '11.6.g.1.b.5'),
  /** Of a walkover: nobody proposes it, the calls at the table say so. */
  absent: reason('absent', '11.6.g.5'),
  ...{
    /** Why nobody has won. */
    'both-disqualified': reason('both-disqualified', '11.6.g.6'),
    'both-out': reason('both-out', '11.6.g.2'),
    'both-absent': reason('both-absent', '11.6.g.5'),
    'both-out-at-scales': reason('both-out-at-scales', '2.4.b.5'),
  },
};
export type Reason = keyof typeof REASONS;

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
