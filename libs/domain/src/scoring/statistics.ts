// What a match's taps and points say of its athletes and of its judges.
import { type Corner, CORNERS } from '../words/corners';
import { HIT_KINDS, type HitKind } from './hit-kinds';
import { tapFateTexts } from './tap-fate-texts';

export type TapFate = 'counted' | 'uncounted' | 'clock' | 'late';
export const TAP_FATE_LABELS: Readonly<Record<TapFate, string>> = tapFateTexts;

export interface JudgeFigures {
  seat: number;
  /** Every tap of the seat. */
  taps: number;
  /** Those that serve a point. */
  counted: number;
  /** In time, but no other judge agreed. */
  uncounted: number;
  /** While no round was on, or too late. */
  refused: number;
  /** Of the points that judges gave in the match, so many he gave as well: 0 to 100, null without points. */
  agreement: number | null;
}

export interface CornerFigures {
  corner: Corner;
  /** Points that stand, by kind and in all rounds. */
  hits: Readonly<Record<HitKind, number>>;
  withdrawn: number;
}

interface RecordedTap {
  seat: number;
  fate: TapFate;
}

interface RecordedPoint {
  corner: Corner;
  kind: HitKind;
  judges: readonly number[];
  withdrawn_reason: string | null;
}

/** The share of the points that judges gave which this one gave as well: 0 to 100, null where none was given. */
export const agreementOf = (agreed: number, given: number): number | null =>
  given === 0 ? null : Math.round((100 * agreed) / given);

/** One row per seat that tapped or was to: 1 up to `judges`. Verified throws are nobody's taps and are left out. */
export function judgeFigures(
  taps: readonly RecordedTap[],
  points: readonly RecordedPoint[],
  judges: number,
): JudgeFigures[] {
  const given = points.filter((point) => point.judges.length > 0);
  const seats = new Set([...Array.from({ length: judges }, (_, index) => index + 1), ...taps.map((tap) => tap.seat)]);
  return [...seats]
    .sort((a, b) => a - b)
    .map((seat) => {
      const own = taps.filter((tap) => tap.seat === seat);
      const count = (...fates: TapFate[]) => own.filter((tap) => fates.includes(tap.fate)).length;
      const agreed = given.filter((point) => point.judges.includes(seat)).length;
      return {
        seat,
        taps: own.length,
        counted: count('counted'),
        uncounted: count('uncounted'),
        refused: count('clock', 'late'),
        agreement: agreementOf(agreed, given.length),
      };
    });
}

export function cornerFigures(points: readonly RecordedPoint[]): CornerFigures[] {
  return CORNERS.map((corner) => {
    const own = points.filter((point) => point.corner === corner);
    const standing = own.filter((point) => point.withdrawn_reason === null);
    const count = (kind: HitKind) => standing.filter((point) => point.kind === kind).length;
    return {
      corner,
      hits: Object.fromEntries(HIT_KINDS.map((kind) => [kind, count(kind)])) as Record<HitKind, number>,
      withdrawn: own.length - standing.length,
    };
  });
}
