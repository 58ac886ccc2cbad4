// What the judges' table hands in, held against the rules by which the performance is judged.
import type { PerformanceRequest } from '@gelanggang/contract/seni';
import { disqualificationArticle, type JurusRules } from '@gelanggang/domain/rules/jurus-rules';
import {
  ITEM_COST,
  itemsPenalty,
  mayBeOutByTime,
  proposedDisqualification,
  type TakenOff,
} from '@gelanggang/domain/seni/council-items';
import { checkPerformance } from '@gelanggang/domain/seni/performance-score';
import type { JudgedRecord } from '@gelanggang/drawing/seni/record-performance';
import { invalid } from '../http/refusals';
import { recordFault } from './seni-refusals';
import { commonSentences } from '../http/sentences';
import { seniSentences } from './sentences';

/** Decimals of the wire become hundredths. `rules` null: a record from before rules were kept is put right. 422 by field. */
export function judgedRecord(body: PerformanceRequest, rules: JurusRules | null): JudgedRecord {
  const items = (body.items ?? []).map(({ item, at }): TakenOff => ({ item, at: at ?? null }));
  const record: JudgedRecord = {
    outcome: body.outcome,
    scores: (body.scores ?? []).map((score) => Math.round(score * 100)),
    penalty: penaltyOf(body, items, rules),
    seconds: body.seconds ?? null,
    rules,
    items,
    reason: body.reason ?? null,
    reached: body.reached ?? null,
  };
  const checked = checkPerformance(record);
  if (!checked.ok) throw recordFault(checked);
  if (record.outcome !== 'disqualified' && (record.reason !== null || record.reached !== null)) {
    throw invalid({ reason: [seniSentences.reasonOnlyDisqualified] });
  }
  if (rules) refuseAgainst(rules, record);
  return record;
}

function penaltyOf(body: PerformanceRequest, items: readonly TakenOff[], rules: JurusRules | null): number {
  const told = Math.round((body.penalty ?? 0) * 100);
  if (items.length === 0) return told;
  if (!rules) return items.length * ITEM_COST;
  const counted = itemsPenalty(rules, items);
  if (counted.ok) return counted.penalty;
  const isOther = counted.code === 'other-item';
  throw invalid({ items: [isOther ? commonSentences.penaltyNotHere : seniSentences.penaltyTooLarge] });
}

function refuseAgainst(rules: JurusRules, { outcome, penalty, seconds, reason }: JudgedRecord): void {
  if (penalty % ITEM_COST !== 0) throw invalid({ penalty: [seniSentences.councilSteps] });
  if (outcome === 'disqualified') {
    if (reason === null) throw invalid({ reason: [seniSentences.chooseReason] });
    if (!rules.disqualifications.includes(reason)) throw invalid({ reason: [commonSentences.reasonNotHere] });
    if (reason === 'time' && !mayBeOutByTime(seconds, rules)) {
      throw invalid({ reason: [seniSentences.notOverTime(disqualificationArticle(reason, rules.event))] });
    }
    return;
  }
  const proposed = outcome === 'performed' ? proposedDisqualification(seconds ?? 0, rules) : null;
  if (!proposed) return;
  const said = seniSentences.overTime(proposed.article);
  throw invalid({ seconds: [said] }, said);
}
