// Why a battle of jurus was won, in words with its article (rulebook 2025, art. 12.1.f, 12.2.f, 12.3.f, 12.4.f).
import { decidedByTexts } from './decided-by-texts';
import { DECIDED_BY_LABELS, type DecidedBy } from './decided-by';
import type { SeniMatchType } from './performance-time';

/** Of two that are level. */
const LEVEL: Readonly<Record<SeniMatchType, string>> = {
  seni_tunggal: '12.1.f.2',
  seni_ganda: '12.1.f.2',
  seni_regu: '12.1.f.2',
  solo_kreatif: '12.2.f.2',
};
/** Of two that are both disqualified. */
const BOTH_OUT: Readonly<Record<SeniMatchType, string>> = {
  seni_tunggal: '12.1.f.3.d',
  seni_ganda: '12.3.f.2.e',
  seni_regu: '12.4.f.3',
  solo_kreatif: '12.2.f.2.d',
};

/** `isBothOut`: neither of the two has a score. */
export function battleArticle(by: DecidedBy, event: SeniMatchType, isBothOut: boolean): string {
  if (by === 'score') return '12.1.f.1';
  if (by === 'disqualified') return '12.1.e.4';
  return (isBothOut ? BOTH_OUT : LEVEL)[event];
}

/** 'hukuman lebih ringan (Pasal 12.1.f.2)' */
export const battleReason = (by: DecidedBy, event: SeniMatchType, isBothOut: boolean): string =>
  decidedByTexts.withArticle(DECIDED_BY_LABELS[by], battleArticle(by, event, isBothOut));
