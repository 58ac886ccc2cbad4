// Labels of match kinds, charts, billing and placeholder opponents (Spec 2 §2, §9).
import type { BillingStatus } from '../billing/billing-steps';
import { CHARTS, type Chart } from '../draw/draw-unit';
import { labelTexts } from './label-texts';

export const MATCH_KINDS = ['tanding', 'seni'] as const;
export type MatchKind = (typeof MATCH_KINDS)[number];
export const MATCH_KIND_LABELS: Readonly<Record<MatchKind, string>> = { tanding: 'Tanding', seni: 'Seni' };

/** Match categories keep the ids that the specification fixes. */
export const MATCH_CATEGORIES = [
  { id: 1, key: 'tanding', name: 'Tanding', kind: 'tanding', unitSize: 1 },
  { id: 2, key: 'seni_tunggal', name: 'Tunggal', kind: 'seni', unitSize: 1 },
  { id: 3, key: 'seni_ganda', name: 'Ganda', kind: 'seni', unitSize: 2 },
  { id: 4, key: 'seni_regu', name: 'Regu', kind: 'seni', unitSize: 3 },
  { id: 5, key: 'solo_kreatif', name: 'Solo Kreatif', kind: 'seni', unitSize: 1 },
] as const;

export const TANDING_ID = 1;

export const SENI_MODES = ['default', 'battle'] as const;
export type SeniMode = (typeof SENI_MODES)[number];
export const SENI_MODE_LABELS: Readonly<Record<SeniMode, string>> = { default: 'Pool', battle: 'Battle' };

export function chartLabel(chart: Chart): string {
  return chart === 0 ? labelTexts.fullPrestasi : labelTexts.chart(chart);
}

/** The drawing form sends `full_prestasi` for chart 0. null when the text names no chart. */
export function chartFromWire(value: string | number): Chart | null {
  if (value === 'full_prestasi') return 0;
  return CHARTS.find((chart) => String(chart) === String(value)) ?? null;
}

export const BILLING_STATUS_LABELS: Readonly<Record<BillingStatus, string>> = labelTexts.billing;

/** As what is told to all calls classes that were merged. */
const MERGED_CLASSES = 'Gabungan Kelas';

/** A class without a name joins several (Spec 2 §3). */
export function className(name: string | null | undefined): string {
  return name?.trim() && name !== MERGED_CLASSES ? name : labelTexts.mergedClasses;
}

/** What stands for an opponent that is not known yet; `partai` as it is called, 'A24'. */
export function winnerOfMatch(partai: string): string {
  return labelTexts.winner(partai);
}

export function loserOfMatch(partai: string): string {
  return labelTexts.loser(partai);
}

/** The same as the specification words a placeholder (Spec 2 §2 Match bracket screen). */
export function placeholderOfMatch(partai: string, loses: boolean): string {
  return loses ? labelTexts.loserPlaceholder(partai) : labelTexts.winnerPlaceholder(partai);
}

/** A corner to which nobody comes any more: the match before it was over without somebody to send on. */
export const NOBODY_COMES = '-';

/** The same for people; null where somebody may still come. */
export function nobodyComesText({ state, name }: { state: string; name: string }): string | null {
  return state === 'tbd' && name === NOBODY_COMES ? labelTexts.nobodyComes : null;
}

/** An empty corner: BYE in round 1, later TBD (Spec 2 §2 Match bracket screen). */
export function emptyCornerLabel(round: number): 'BYE' | 'TBD' {
  return round === 1 ? 'BYE' : 'TBD';
}
