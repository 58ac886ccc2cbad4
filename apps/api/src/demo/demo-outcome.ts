// How a match of the demo ends: mostly on points, now and then otherwise.
import type { Random } from '@gelanggang/domain/random';
import type { Outcome } from '@gelanggang/domain/results/match-steps';
import { isWinKind, type WinKind } from '@gelanggang/domain/results/win-kinds';
import { otherCorner } from '@gelanggang/domain/words/corners';

/** How often each kind wins, in a hundred matches. */
const SHARES: Readonly<Record<WinKind, number>> = {
  ...{ angka: 74, teknik: 9, wmp: 7 },
  ...{ 'undur-diri': 5, diskualifikasi: 3, mutlak: 2 },
};

/** Points by which a match is over at once (rulebook 2025: WMP). */
const GAP = 30;

export function outcomeOf(random: Random): Outcome {
  const winner = random.flip() ? 'blue' : 'red';
  if (random.int(40) === 0) return { isWalkover: true, winner, winKind: null, blueScore: null, redScore: null };
  const winKind = kindOf(random.int(100));
  const behind = 8 + random.int(30);
  const lead = winKind === 'angka' ? 1 + random.int(18) : winKind === 'wmp' ? GAP : random.int(20) - 6;
  const scores = { [winner]: behind + lead, [otherCorner(winner)]: behind };
  return { isWalkover: false, winner, winKind, blueScore: scores.blue ?? null, redScore: scores.red ?? null };
}

function kindOf(percent: number): WinKind {
  let upTo = 0;
  for (const [kind, share] of Object.entries(SHARES)) {
    upTo += share;
    if (percent < upTo && isWinKind(kind)) return kind;
  }
  return 'angka';
}
