// The score at the desk: what the judges gave, where panels score the match, else what the desk counts itself.
import type { LiveMatch } from '@gelanggang/contract/live';
import type { ResultProposal } from '@gelanggang/contract/scoring';
import type { Corner } from '@gelanggang/domain/words/corners';
import { useMatchScore } from '@web/live/use-arena-score';
import { useClock } from '@web/live/use-clock';
import { useProposal } from './panels.api';

interface DeskScore {
  scores: Record<Corner, number>;
  /** The judges count: the desk does not. */
  isJudged: boolean;
  proposal: ResultProposal | null;
}

export function useDeskScore(match: LiveMatch, counted: Record<Corner, number>): DeskScore {
  const score = useMatchScore(match);
  const phase = useClock(match.clock)?.phase ?? '';
  const proposal = useProposal(match, score, phase);
  if (!score) return { scores: counted, isJudged: false, proposal: null };
  return { scores: { blue: score.blue.score, red: score.red.score }, isJudged: true, proposal };
}
