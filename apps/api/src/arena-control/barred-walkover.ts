// A walkover over somebody who may not fight: who cannot win by it, why it was lost, and whose weigh-in it belongs to.
import type { EntityManager } from 'typeorm';
import {
  type BarredInMatch,
  bindToWeighIns,
  readBarred,
  readBarredUnfought,
} from '@gelanggang/database/queries/barred.queries';
import { BARRED_REASONS, barredText, whyNeither, WON_BY } from '@gelanggang/domain/results/barred';
import type { Reason } from '@gelanggang/domain/scoring/reasons';
import { type Corner, CORNER_LABELS, CORNERS } from '@gelanggang/domain/words/corners';
import { conflict } from '../http/refusals';
import { type LockedMatch, standingResult } from './locked-match';
import type { Recording } from './put-result';
import { arenaControlSentences } from './sentences';

/** Who loses by it and may not fight; 409 for one of them as the winner. */
export async function barredLosers(
  manager: EntityManager,
  match: LockedMatch,
  winner: Corner | null,
): Promise<BarredInMatch[]> {
  const barred = await readBarred(manager, [match.id]);
  const wins = barred.find(({ corner }) => corner === winner);
  if (wins) refuseBarred(wins);
  return barred;
}

/** 409 where a result without a fight is put right for somebody who may not fight: the scales or the disqualification are. */
export async function refuseBarredUnfought(
  manager: EntityManager,
  match: Pick<LockedMatch, 'id' | 'status'>,
  winner: Corner | null,
): Promise<void> {
  if (match.status !== 'walkover' || winner === null) return;
  const barred = (await readBarredUnfought(manager, match.id)).find(({ corner }) => corner === winner);
  if (barred) refuseBarred(barred);
}

export function refuseBarred({ corner, by }: BarredInMatch): never {
  throw conflict(
    arenaControlSentences.barred(
      () => CORNER_LABELS[corner],
      () => barredText(by),
    ),
  );
}

/** Of a performance, which nobody wins without performing. */
export function refuseBarredPerformance({ by }: BarredInMatch): never {
  throw conflict(arenaControlSentences.barredPerformance(() => barredText(by)));
}

/** Why the match was lost, where the desk has not said it; of who had no opponent either, the calls may say it. */
export function whyBarred(lost: readonly BarredInMatch[], winner: Corner | null, recording: Recording): Recording {
  const [first] = lost;
  if (!first) return recording;
  const winReason = winner !== null ? WON_BY[first.by] : whyNobodyWins(lost);
  return {
    ...recording,
    reason: recording.reason ?? BARRED_REASONS[first.by],
    ...(winReason === undefined ? {} : { winReason }),
  };
}

/** undefined: the other one is not known to be barred, so the calls may say it. */
function whyNobodyWins(lost: readonly BarredInMatch[]): Reason | undefined {
  if (lost.length === CORNERS.length) return whyNeither(lost.map(({ by }) => by));
  return lost.some(({ by }) => by === 'doping') ? 'alone-barred' : undefined;
}

/** The result that was just saved. */
export async function bindBarred(
  manager: EntityManager,
  matchId: number,
  lost: readonly BarredInMatch[],
): Promise<void> {
  if (lost.length === 0) return;
  const standing = await standingResult(manager, matchId);
  if (standing) await bindToWeighIns(manager, standing.id, lost);
}
