// Lets the rounds and breaks of a tanding match pass on its clock, and counts points meanwhile, as everybody sees it.
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveMatch } from '@gelanggang/contract/live';
import { MOST_COUNTED } from '@gelanggang/contract/arena-control';
import { type Corner, CORNERS } from '@gelanggang/domain/words/corners';
import { CallRefused } from './operator-client';
import { type Play, press } from './play';

/** Times in a round at which the desk counts; at great speed nobody could follow more than one. */
const COUNTS = 4;
const FAST = 600;

/** From where the clock of a match on the mat stands until every round is over; `scores` are reached at its end. */
export async function playRounds(play: Play, { id, clock }: LiveMatch, scores: Readonly<Record<Corner, number>>) {
  const { speed, signal } = play;
  if (!clock || clock.phase === 'over') return;
  const wait = (seconds: number) => pause((seconds * 1000) / speed, undefined, { signal });
  const first = clock.phase === 'break' ? clock.round + 1 : clock.round;
  const counts = speed > FAST ? 1 : COUNTS;
  const steps = (clock.round_count - first + 1) * counts;
  for (let round = first; round <= clock.round_count; round += 1) {
    await press(play, id, 'start');
    const seconds = clock.round_seconds - (round === clock.round ? clock.elapsed_ms / 1000 : 0);
    for (let count = 1; count <= counts; count += 1) {
      await wait(seconds / (counts + 1));
      await countUp(play, id, scores, { step: (round - first) * counts + count, steps });
    }
    await wait(seconds / (counts + 1));
    await press(play, id, 'end-round');
    if (round < clock.round_count) await wait(clock.break_seconds);
  }
}

/** What has fallen since the step before, of each corner. */
async function countUp(
  { client }: Play,
  matchId: number,
  scores: Readonly<Record<Corner, number>>,
  { step, steps }: { step: number; steps: number },
): Promise<void> {
  for (const corner of CORNERS) {
    const upTo = (n: number) => Math.floor((scores[corner] * n) / steps);
    const fallen = upTo(step) - upTo(step - 1);
    try {
      for (let left = fallen; left > 0; left -= MOST_COUNTED) {
        await client.count(matchId, corner, Math.min(left, MOST_COUNTED));
      }
    } catch (error) {
      // judges count there, or somebody else at the desk has ended it
      if (!(error instanceof CallRefused) || error.status !== 409) throw error;
    }
  }
}
