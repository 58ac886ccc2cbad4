// Why a match was won, in the rulebook's words with the article (2025, art. 11.6.g).
import { reasonTexts } from './reason-texts';

const ARTICLES = {
  disqualified: '11.6.g.6',
  'injured-by-fault': '11.6.g.6',
  'gives-up': '11.6.g.2.a',
  unfit: '11.6.g.2.b',
  'cannot-go-on': '11.6.g.2.e',
  withdrawn: '11.6.g.2.f',
  danger: '11.6.g.4.a',
  count: '11.6.g.3',
  'own-fall': '11.6.e.2.d',
  'three-counts': '11.6.g.2.c',
  gap: '11.6.g.4',
  points: '11.6.g.1.a',
  'fewer-penalties': '11.6.g.1.b.1',
  'more-throws': '11.6.g.1.b.2',
  'more-kicks': '11.6.g.1.b.2',
  'more-punches': '11.6.g.1.b.2',
  lighter: '11.6.g.1.b.4',
  'both-counted-lighter': '11.6.e.2.c.8.b',
  'both-counted-points': '11.6.e.2.c.8.c',
  lot: '11.6.g.1.b.5',
  ...{
    /** Of a walkover: nobody proposes them, the calls at the table or the scales of the day say so. */
    absent: '11.6.g.5',
    'no-show': '11.6.g.5',
    'out-of-class': '2.4.b.2',
    'absent-at-scales': '2.4.b.5',
  },
  ...{
    /** Why nobody has won. */
    'both-disqualified': '11.6.g.6',
    'both-out': '11.6.g.2',
    'both-absent': '11.6.g.5',
    'both-out-at-scales': '2.4.b.5',
    'both-barred': '',
  },
  ...{
    /** Of a walkover that follows from matches before: no article names it. */
    'no-opponent': '',
    'no-opponents': '',
    'alone-barred': '',
  },
} as const;
export type Reason = keyof typeof ARTICLES;

/** Why somebody has won, as people say it, and the article; '' where none names it. */
export const REASONS = Object.fromEntries(
  Object.entries(ARTICLES).map(([key, article]) => [
    key,
    {
      get text(): string {
        return reasonTexts[key as Reason];
      },
      article,
    },
  ]),
) as Readonly<Record<Reason, { readonly text: string; readonly article: string }>>;
