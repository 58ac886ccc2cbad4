// What a list of pools says of their draws.
import type { DrawReportRow } from '@gelanggang/contract/draw-trust';
import { drawTrustTexts } from './draw-trust-texts';

/** Short marks of what is worth a look in a pool; empty when nothing is. */
export function reportTags(report: DrawReportRow | undefined, unitCount: number): string[] {
  const { tag } = drawTrustTexts.report;
  if (!report) return unitCount === 1 ? [tag.poolOfOne] : [];
  const without = report.without_opponent.length;
  return [
    report.is_pool_of_one ? tag.poolOfOne : without > 0 ? tag.withoutOpponent(without) : '',
    report.own_pairs.length > 0 ? tag.ownPairs(report.own_pairs.length) : '',
    report.weight_gap ? tag.weightGap(report.weight_gap.kilograms) : '',
  ].filter(Boolean);
}
