// How far each judge's taps agree with the others', and how many came late or for nothing, by round.
import type { TapFate } from './statistics';
import { agreementOf } from './statistics';

/** So many taps of a seat that ended alike, in a round; null: while none was on. */
export interface TapCount {
  seat: number;
  round: number | null;
  fate: TapFate;
  taps: number;
}

/** So many points that exactly these seats gave, in a round. */
export interface GivenPoints {
  round: number;
  seats: readonly number[];
  points: number;
}

export interface RoundConsistency {
  /** null: the sum of all rounds. */
  round: number | null;
  taps: number;
  /** In time, but of no other judge. */
  alone: number;
  /** While the clock stood. */
  clock: number;
  /** Too late for the others: of a slow hand or a slow network. */
  late: number;
  /** Of the points that judges gave, so many this one gave as well: 0 to 100, null without points. */
  agreement: number | null;
}

export interface SeatConsistency {
  seat: number;
  total: RoundConsistency;
  rounds: RoundConsistency[];
  /** Of the points that this judge or that one gave, so many both gave: 0 to 100, null without points. */
  others: { seat: number; agreement: number | null }[];
}

/** One row per seat that was to judge or that tapped, lowest first. */
export function consistencyOf(
  counts: readonly TapCount[],
  given: readonly GivenPoints[],
  judges: number,
): SeatConsistency[] {
  const all = [...Array.from({ length: judges }, (_, index) => index + 1), ...counts.map((one) => one.seat)];
  const seats = [...new Set(all)].sort((a, b) => a - b);
  const played = [...counts.flatMap((one) => one.round ?? []), ...given.map((one) => one.round)];
  const rounds = [...new Set(played)].sort((a, b) => a - b);
  return seats.map((seat) => ({
    seat,
    total: { ...figuresOf(seat, counts, given), round: null },
    rounds: rounds.map((round) => ({
      ...figuresOf(
        seat,
        counts.filter((one) => one.round === round),
        given.filter((one) => one.round === round),
      ),
      round,
    })),
    others: seats
      .filter((other) => other !== seat)
      .map((other) => ({
        seat: other,
        agreement: agreementOf(sumOf(given, [seat, other]), eitherOf(given, seat, other)),
      })),
  }));
}

function figuresOf(
  seat: number,
  counts: readonly TapCount[],
  given: readonly GivenPoints[],
): Omit<RoundConsistency, 'round'> {
  const own = counts.filter((one) => one.seat === seat);
  const taps = (...fates: TapFate[]) =>
    own.filter((one) => fates.length === 0 || fates.includes(one.fate)).reduce((sum, one) => sum + one.taps, 0);
  return {
    ...{ taps: taps(), alone: taps('uncounted'), clock: taps('clock'), late: taps('late') },
    agreement: agreementOf(sumOf(given, [seat]), sumOf(given, [])),
  };
}

/** Points that all of these seats gave. */
const sumOf = (given: readonly GivenPoints[], seats: readonly number[]): number =>
  given.filter((one) => seats.every((seat) => one.seats.includes(seat))).reduce((sum, one) => sum + one.points, 0);

const eitherOf = (given: readonly GivenPoints[], one: number, other: number): number =>
  sumOf(given, [one]) + sumOf(given, [other]) - sumOf(given, [one, other]);
