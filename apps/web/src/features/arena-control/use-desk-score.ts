// The score at the desk: what the judges give, and what the desk counts where too few of them are there to agree.
import { useEffect, useState } from 'react';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { LiveScore, ResultProposal } from '@gelanggang/contract/scoring';
import { isJudgeSeat, PHONE_SEAT } from '@gelanggang/contract/scoring-options';
import { countedTo } from '@gelanggang/domain/results/match-steps';
import { counterNow } from '@gelanggang/domain/scoring/counted-by';
import type { Corner } from '@gelanggang/domain/words/corners';
import { useMatchScore } from '@web/live/use-arena-score';
import { useClock } from '@web/live/use-clock';
import { useProposal, LOOK_MS } from './panels.api';
import type { PendingAction } from './pending-actions';
import { useCall } from '@web/lib/use-call';
import * as scoringCalls from '@gelanggang/contract/calls/scoring';

type Scores = Record<Corner, number>;

/** The server's news of what was counted come at most so long after its answer. */
const NEWS_MS = 2_000;

export interface DeskScore {
  /** null until it is known. */
  scores: Scores | null;
  /** Whose turn it is to count. */
  counter: ReturnType<typeof counterNow>;
  /** The phone that holds the seat is away. */
  isPhoneAway: boolean;
  proposal: ResultProposal | null;
  /** As it is told; null until it is known. */
  told: LiveScore | null;
  /** Something was entered since the match was started; one that cannot be read yet is taken for such. */
  hasEntries: boolean;
  /** The judges are being asked. */
  isVerificationOpen: boolean;
  /** What the desk would send for it; null: the corner stays as it is. */
  counted(corner: Corner, by: number): { corner: Corner; by: number; score: number } | null;
}

export function useDeskScore(match: LiveMatch, queue: ArenaQueue, pending: readonly PendingAction[]): DeskScore {
  const told = useMatchScore(match);
  const phase = useClock(match.clock)?.phase ?? '';
  const proposal = useProposal(match, told, phase);
  const { data: seats = [] } = useCall(
    scoringCalls.panels,
    { params: { id: queue.arena.id } },
    { refetchInterval: LOOK_MS },
  );
  const phone = seats.find((one) => one.seat === PHONE_SEAT);
  const [shown, setShown] = useState<Partial<Scores>>({});
  const own = pending.filter((one) => one.matchId === match.id && one.count);
  const isWaiting = own.length > 0;
  useEffect(() => {
    if (isWaiting || Object.keys(shown).length === 0) return undefined;
    const timer = setTimeout(() => setShown({}), NEWS_MS);
    return () => clearTimeout(timer);
  }, [isWaiting, shown]);
  const scoreOf = (corner: Corner): number =>
    own.findLast((one) => one.count?.corner === corner)?.count?.score ?? shown[corner] ?? told?.[corner].score ?? 0;
  const scores = told && { blue: scoreOf('blue'), red: scoreOf('red') };
  return {
    scores,
    counter: counterNow({
      judges: seats.filter((one) => isJudgeSeat(one.seat) && one.is_online).length,
      agree: queue.judges_to_agree,
      hasPhone: phone?.is_taken ?? false,
    }),
    isPhoneAway: phone !== undefined && phone.is_taken && !phone.is_online,
    proposal: told && proposal,
    told,
    // the sheet's own count: what the rules propose stands without any entry too
    hasEntries: !told || !scores || told.revision + scores.blue + scores.red > 0,
    isVerificationOpen: Boolean(told?.verification),
    counted(corner, by) {
      if (!scores) return null;
      const score = countedTo(scores[corner], by);
      if (score === null) return null;
      setShown((before) => ({ ...before, [corner]: score }));
      return { corner, by, score };
    },
  };
}
