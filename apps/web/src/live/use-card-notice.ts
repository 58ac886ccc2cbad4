// Why a match waits, for everybody: the protest card that is being decided, with its time, and for a while what was decided.
import type { LiveScore } from '@gelanggang/contract/scoring';
import { clockText } from '@gelanggang/domain/results/match-clock';
import { decidedCardText, openCardText, readCardTime } from '@gelanggang/domain/scoring/protest-cards';
import { useNow } from '../lib/use-now';
import { serverNow } from './server-time';

/** So long a decision is told beside the score; it stays in the record of the match. */
const TOLD_MS = 30_000;

export interface CardNotice {
  text: string;
  /** What is left of the commission's time; null once it is decided. */
  left: string | null;
  isOpen: boolean;
}

export function useCardNotice(score: LiveScore | null): CardNotice | null {
  useNow(1_000);
  if (!score) return null;
  const { var_request: open, var_decision: decided } = score;
  if (open) {
    const { leftMs } = readCardTime(Date.parse(open.requested_at), serverNow());
    return { text: openCardText(open), left: clockText(leftMs), isOpen: true };
  }
  if (!decided || serverNow() - Date.parse(decided.decided_at) > TOLD_MS) return null;
  return { text: decidedCardText(decided), left: null, isOpen: false };
}
