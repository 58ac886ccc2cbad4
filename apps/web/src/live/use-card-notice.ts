// Why a match waits, for everybody: the protest card that is being decided, with its time, and for a while what was decided.
import type { LiveSeni } from '@gelanggang/contract/live';
import type { LiveScore } from '@gelanggang/contract/scoring';
import { clockText } from '@gelanggang/domain/results/match-clock';
import { decidedCardText, openCardText, readCardTime } from '@gelanggang/domain/scoring/protest-cards';
import { decidedJurusCardText, openJurusCardText } from '@gelanggang/domain/seni/jurus-cards';
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

/** Of a performance; what was decided is told until its score is. */
export function useJurusCardNotice({ card, outcome }: LiveSeni): CardNotice | null {
  useNow(1_000);
  if (!card || outcome !== null) return null;
  if (card.outcome !== null) return { text: decidedJurusCardText(card, card.outcome), left: null, isOpen: false };
  const { leftMs } = readCardTime(Date.parse(card.requested_at), serverNow());
  return { text: openJurusCardText(card), left: clockText(leftMs), isOpen: true };
}
