// What the rules refuse about a result, as answers: a fault of the input 422, of the state 409.
import type { HttpException } from '@nestjs/common';
import type { CorrectRefusal, DecideRefusal, WithdrawRefusal } from '@gelanggang/domain/draw/advance';
import type { OutcomeRefusal } from '@gelanggang/domain/results/match-steps';
import { partaiObject, partaiSubject } from '@gelanggang/domain/schedule/partai-names';
import { conflict, invalid, notFound, type Said } from '../http/refusals';
import { arenaControlSentences } from './sentences';
import { thingSentences, commonSentences } from '../http/sentences';

const OUTCOMES: Readonly<Record<OutcomeRefusal['code'], readonly [field: string, said: Said]>> = {
  'winner-missing': ['winner', commonSentences.winnerRequired],
  'winner-is-dummy': ['winner', arenaControlSentences.result['winner-is-dummy']],
  'winner-not-there': ['winner', arenaControlSentences.result['winner-not-there']],
  'win-kind-missing': ['win_kind', commonSentences.methodRequired],
  'walkover-with-win-kind': ['win_kind', arenaControlSentences.result['walkover-with-win-kind']],
  'walkover-with-score': ['blue_score', arenaControlSentences.result['walkover-with-score']],
  'score-half-given': ['red_score', arenaControlSentences.result['score-half-given']],
  'score-out-of-range': ['blue_score', arenaControlSentences.result['score-out-of-range']],
  'winner-behind-on-points': ['winner', arenaControlSentences.result['winner-behind-on-points']],
};

export function outcomeRefused(refusal: OutcomeRefusal): HttpException {
  const [field, text] = OUTCOMES[refusal.code];
  return invalid({ [field]: [text] });
}

export function advanceRefused(
  refusal: DecideRefusal | WithdrawRefusal | CorrectRefusal,
  match: { partai: string | null },
): HttpException {
  const [subject, object] = [partaiSubject(match.partai), partaiObject(match.partai)];
  switch (refusal.code) {
    case 'unknown-match':
      return notFound(thingSentences.match);
    case 'already-decided':
      return conflict(arenaControlSentences.hasResult(object));
    case 'not-decided':
      return conflict(arenaControlSentences.hasNoResult(subject));
    case 'next-match-started':
      return conflict(arenaControlSentences.nextStarted(object));
    case 'winner-missing':
      return outcomeRefused({ ok: false, code: 'winner-missing' });
    case 'winner-not-there':
      return outcomeRefused({ ok: false, code: 'winner-not-there' });
  }
}
