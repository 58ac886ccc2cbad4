// Says why a step is refused in the words of what somebody else has done meanwhile.
import type { HttpException } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { MATCH_STATUS_LABELS } from '@gelanggang/domain/results/match-steps';
import { isWinKind, WIN_KIND_LABELS } from '@gelanggang/domain/results/win-kinds';
import { partaiObject, partaiSubject } from '@gelanggang/domain/schedule/partai-names';
import { decisionReason, scoresText, wholeDecision } from '@gelanggang/domain/scoring/decision-text';
import { type Corner, CORNER_LABELS } from '@gelanggang/domain/words/corners';
import { clockTime, localDateTime } from '@gelanggang/domain/words/dates';
import { conflict } from '../http/refusals';
import type { LockedMatch } from './locked-match';
import { RECORDED_BY } from './standing-result.queries';
import { arenaControlSentences } from './sentences';
import { arenaControlTexts } from './texts';

interface Recorded {
  winner: Corner | null;
  winKind: string | null;
  winReason: string | null;
  isWalkover: boolean;
  blueScore: number | null;
  redScore: number | null;
  by: string | null;
  at: Date;
}

/** 409: who recorded what and when, or the state in which the match is. */
export async function stepRefused(manager: EntityManager, match: LockedMatch): Promise<HttpException> {
  const [recorded] = await manager.query<Recorded[]>(
    `select r.winner_corner as winner, r.win_kind as "winKind", r.win_reason as "winReason", r.is_walkover as "isWalkover",
       r.blue_score as "blueScore", r.red_score as "redScore", ${RECORDED_BY} as by, r.recorded_at as at
     from result r left join account a on a.id = r.recorded_by
     where r.match_id = $1 and r.withdrawn_at is null`,
    [match.id],
  );
  if (!recorded)
    return conflict(
      arenaControlSentences.isNow(partaiSubject(match.partai), MATCH_STATUS_LABELS[match.status].toLowerCase()),
    );
  const time = clockTime(localDateTime(recorded.at, match.timeZone).time);
  const by = recorded.by ? arenaControlTexts.recordedBy(recorded.by) : '';
  return conflict(arenaControlSentences.recordedMeanwhile(partaiObject(match.partai), by, time, outcomeText(recorded)));
}

function outcomeText({ winner, winKind, winReason: reason, isWalkover, blueScore, redScore }: Recorded): string {
  if (winner === null) return wholeDecision({ winner, winKind, reason, blueScore, redScore, isWithoutWinner: true });
  const corner = CORNER_LABELS[winner];
  if (isWalkover)
    return [arenaControlTexts.wonByWalkover(corner), decisionReason({ reason })].filter(Boolean).join(', ');
  const kind = winKind && isWinKind(winKind) ? WIN_KIND_LABELS[winKind].toLowerCase() : arenaControlTexts.won;
  return [`${corner}, ${kind}`, scoresText(blueScore, redScore)].filter(Boolean).join(' ');
}
