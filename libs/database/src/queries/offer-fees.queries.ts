// The fees of what a tournament offers with the days on which they change, as the pure rule reckons with them.
import { type FeeDates, feePeriods, type FeePeriod, type OfferFees } from '@gelanggang/domain/billing/fee-dates';

export interface KeptFees {
  fees: OfferFees;
  dates: FeeDates;
  /** In the tournament's zone. */
  today: string;
}

/** JSON as `KeptFees` of an offer in `offer`, a row of `tournament_match_category`. */
export const offerFees = (offer: string): string => `(
  select json_build_object('today', (now() at time zone ft.time_zone)::date,
    'dates', json_build_object('earlyUntil', fs.early_until, 'lateFrom', fs.late_from),
    'fees', json_build_object('registrationFee', ${offer}.registration_fee, 'earlyFee', ${offer}.early_fee,
      'lateFee', ${offer}.late_fee))
  from tournament ft left join fee_setting fs on fs.tournament_id = ft.id where ft.id = ${offer}.tournament_id)`;

export const periodsOf = ({ fees, dates, today }: KeptFees): FeePeriod[] => feePeriods(today, fees, dates);
