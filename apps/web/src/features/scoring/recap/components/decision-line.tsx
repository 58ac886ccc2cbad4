// Who won, how and why, in one line; where it was drawn by lot, that too.
import { chakra } from '@chakra-ui/react';
import type { MatchRecap } from '@gelanggang/contract/match-recap';
import { decisionReason, decisionText } from '@gelanggang/domain/scoring/decision-text';
import { CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { isProvisional } from '@web/components/result-state';
import { decisionOf } from '@web/live/decision-of';
import { recapTexts as texts } from '../texts';

export function DecisionLine({ recap: { match, sheet } }: { recap: MatchRecap }) {
  const decision = decisionOf(match);
  const reason = decisionReason(decision) || (match.win_kind === 'wmp' ? texts.stopped : '');
  if (match.winner === null && !decision.isWithoutWinner) return null;
  return (
    <chakra.p lineHeight="1.4" data-decision={match.winner ?? 'none'}>
      <b>{isProvisional(match) ? `${texts.provisional}: ${decisionText(decision)}` : decisionText(decision)}</b>
      {reason ? `; ${reason}` : ''}.{' '}
      {match.win_reason === 'lot' && sheet?.lot ? `${texts.lot(CORNER_LABELS[sheet.lot.winner], sheet.lot.seed)} ` : ''}
    </chakra.p>
  );
}
