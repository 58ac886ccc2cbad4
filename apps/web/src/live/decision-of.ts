// The decision of a match as the words for it want it.
import type { LiveMatch } from '@gelanggang/contract/live';
import type { Decision } from '@gelanggang/domain/scoring/decision-text';

export const decisionOf = (match: LiveMatch): Decision => ({
  winner: match.winner,
  winKind: match.win_kind,
  reason: match.win_reason,
  blueScore: match.blue_score,
  redScore: match.red_score,
  isWithoutWinner: match.winner === null && (match.status === 'finished' || match.status === 'walkover'),
});
