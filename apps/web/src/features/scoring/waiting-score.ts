// A corner's score with what the table has entered and could not send yet: the next step follows from it too.
import type { LiveCornerScore } from '@gelanggang/contract/scoring';
import type { TandingRules } from '@gelanggang/domain/rules/tanding-rules';
import { countedToNine, faultById } from '@gelanggang/domain/scoring/faults';
import { proposePenalty } from '@gelanggang/domain/scoring/penalties';
import type { PenaltyStep } from '@gelanggang/domain/scoring/penalty-steps';
import type { Corner } from '@gelanggang/domain/words/corners';
import type { TableAct } from './table-acts';

type Waiting = Pick<TableAct, 'round' | 'act'>;
type Penalised = Pick<LiveCornerScore, 'score' | 'penalties'>;

export function withWaiting(
  score: LiveCornerScore,
  waiting: readonly Waiting[],
  corner: Corner,
  rules: TandingRules,
): LiveCornerScore {
  return waiting.reduce<LiveCornerScore>((before, { act: { name, request }, round }) => {
    if (!('corner' in request.body) || request.body.corner !== corner) return before;
    // entered later, it may be of another round than the one that was on
    const of = 'round' in request.body ? (request.body.round ?? round) : round;
    const fault = (id: string, isDeliberate?: boolean, step?: PenaltyStep) =>
      penalised(before, id, { round: of, isDeliberate, step }, rules);
    if (name === 'POST /panel/throws') return { ...before, score: before.score + rules.points.throw };
    if (name === 'POST /panel/hits') return { ...before, score: before.score + rules.points[request.body.kind] };
    if (name === 'POST /panel/penalties') {
      return { ...before, ...fault(request.body.fault, request.body.is_deliberate, request.body.step) };
    }
    if (name !== 'POST /panel/knockdowns') return before;
    const after = { ...before, knockdowns: [...before.knockdowns, request.body.count] };
    return request.body.count === 9 ? { ...after, ...fault(countedToNine(rules)) } : after;
  }, score);
}

function penalised(
  { score, penalties }: Penalised,
  faultId: string,
  of: { round: number; isDeliberate: boolean | undefined; step: PenaltyStep | undefined },
  rules: TandingRules,
): Penalised {
  const fault = faultById(faultId);
  const proposed = fault && proposePenalty(penalties, fault, of.round, { isDeliberate: of.isDeliberate ?? false });
  const step = of.step ?? (proposed?.ok ? proposed.step : null);
  if (step === null) return { score, penalties };
  return { score: score + rules.penalties[step], penalties: [...penalties, { step, round: of.round }] };
}
