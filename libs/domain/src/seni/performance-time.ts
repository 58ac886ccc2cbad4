// How long a performance may last, and what a wrong time costs (rulebook 2025, Seni: Time).

export const SENI_MATCH_TYPES = ['seni_tunggal', 'seni_ganda', 'seni_regu', 'solo_kreatif'] as const;
export type SeniMatchType = (typeof SENI_MATCH_TYPES)[number];

export interface TimeFrame {
  /** Seconds. */
  min: number;
  max: number;
}

export interface TimeRule extends TimeFrame {
  /** Seconds outside the frame that cost nothing. */
  tolerance: number;
  /** Seconds outside the frame beyond which one is disqualified; null: never. */
  outAfter: number | null;
  /** Whether a wrong time costs points and parts level performances. */
  isCosted: boolean;
}

const BEFORE: Readonly<Record<SeniMatchType, TimeFrame>> = {
  seni_tunggal: { min: 80, max: 100 },
  seni_ganda: { min: 90, max: 90 },
  seni_regu: { min: 90, max: 90 },
  solo_kreatif: { min: 0, max: 90 },
};
const IN_FINAL: Readonly<Record<SeniMatchType, TimeFrame>> = {
  seni_tunggal: { min: 180, max: 180 },
  seni_ganda: { min: 180, max: 180 },
  seni_regu: { min: 180, max: 180 },
  solo_kreatif: { min: 0, max: 90 },
};

/** Athletes up to this age have the wider tolerance: Pra Remaja and younger. */
const YOUNG_UP_TO_YEARS = 14;

/**
 * Of performances that were recorded before the rules were kept with them: what they were worth then, they are worth now.
 * Today's rules: `rulesOfPerformance`.
 */
export function formerTimeRule(matchType: SeniMatchType, isFinal: boolean, upToYears: number | null): TimeRule {
  const isYoung = upToYears !== null && upToYears <= YOUNG_UP_TO_YEARS;
  const tolerance = isYoung ? 10 : 5;
  return { ...(isFinal ? IN_FINAL : BEFORE)[matchType], tolerance, outAfter: 2 * tolerance, isCosted: true };
}

/** Seconds outside the frame; 0 within it. */
export function secondsOff(seconds: number, { min, max }: TimeFrame): number {
  return Math.max(0, min - seconds, seconds - max);
}

export type TimeFault = 'none' | 'out' | 'far-out';

/** Beyond the tolerance a time is out, beyond the outer limit far out; where time does not count, never. */
export function timeFault(seconds: number, rule: TimeRule): TimeFault {
  if (!rule.isCosted) return 'none';
  const off = secondsOff(seconds, rule);
  if (off <= rule.tolerance) return 'none';
  return rule.outAfter === null || off <= rule.outAfter ? 'out' : 'far-out';
}
