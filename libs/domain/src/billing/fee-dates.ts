// Which fee of an offer is asked on a day: the early one until a day, the late one from a day on (issue 32, point 6).

export interface FeeDates {
  /** The last day of the early fee; both `YYYY-MM-DD` in the tournament's zone. */
  earlyUntil: string | null;
  /** The first day of the late one. */
  lateFrom: string | null;
}

export interface OfferFees {
  registrationFee: number;
  /** Null: as the others. */
  earlyFee: number | null;
  lateFee: number | null;
}

export function feeOn(day: string, fees: OfferFees, { earlyUntil, lateFrom }: FeeDates): number {
  if (earlyUntil !== null && day <= earlyUntil) return fees.earlyFee ?? fees.registrationFee;
  if (lateFrom !== null && day >= lateFrom) return fees.lateFee ?? fees.registrationFee;
  return fees.registrationFee;
}
