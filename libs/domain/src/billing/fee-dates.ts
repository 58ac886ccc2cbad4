// Which fee of an offer is asked on a day: the early one until a day, the late one from a day on (issue 32, point 6).
import { shortDate } from '../words/dates';
import { feeTexts } from './fee-texts';

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

/** A fee and the days on which it is asked, both included; null: before all others, after all others. */
export interface FeePeriod {
  fee: number;
  from: string | null;
  until: string | null;
}

/** From today on, in order; the first is today's. What is the same before and after a day is one. */
export function feePeriods(today: string, fees: OfferFees, { earlyUntil, lateFrom }: FeeDates): FeePeriod[] {
  const usual = { from: earlyUntil && dayAfter(earlyUntil, 1), until: lateFrom && dayAfter(lateFrom, -1) };
  const all: FeePeriod[] = [
    ...(earlyUntil === null ? [] : [{ fee: fees.earlyFee ?? fees.registrationFee, from: null, until: earlyUntil }]),
    ...(usual.from !== null && usual.until !== null && usual.until < usual.from
      ? []
      : [{ fee: fees.registrationFee, ...usual }]),
    ...(lateFrom === null ? [] : [{ fee: fees.lateFee ?? fees.registrationFee, from: lateFrom, until: null }]),
  ];
  const joined: FeePeriod[] = [];
  for (const period of all.filter(({ until }) => until === null || until >= today)) {
    const last = joined.at(-1);
    if (last && last.fee === period.fee) last.until = period.until;
    else joined.push({ ...period });
  }
  return joined;
}

function dayAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** 'sampai 20 Nov' of today's, 'mulai 21 Nov' of those to come; empty where it is asked at all times. */
export function periodText({ from, until }: FeePeriod, isNow: boolean): string {
  if (isNow) return until === null ? '' : feeTexts.until(shortDate(until));
  return from === null ? '' : feeTexts.from(shortDate(from));
}

/** What is asked of an offer from today on, in words: 'Rp 250.000 sampai 20 Nov', 'Rp 300.000 mulai 21 Nov'. */
export const feePeriodTexts = (periods: readonly FeePeriod[], amountOf: (fee: number) => string): string[] =>
  periods.map((period, at) => [amountOf(period.fee), periodText(period, at === 0)].filter(Boolean).join(' '));
