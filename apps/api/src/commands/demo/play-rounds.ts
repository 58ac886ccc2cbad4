// Lets the rounds and breaks of a tanding match pass on its clock, as everybody sees it.
import { setTimeout as pause } from 'node:timers/promises';
import type { LiveMatch } from '@gelanggang/contract/live';
import { type Play, press } from './play';

/** From where the clock of a match on the mat stands until every round is over. */
export async function playRounds(play: Play, { id, clock }: LiveMatch): Promise<void> {
  const { speed, signal } = play;
  if (!clock || clock.phase === 'over') return;
  const wait = (seconds: number) => pause((seconds * 1000) / speed, undefined, { signal });
  const first = clock.phase === 'break' ? clock.round + 1 : clock.round;
  for (let round = first; round <= clock.round_count; round += 1) {
    await press(play, id, 'start');
    await wait(clock.round_seconds - (round === clock.round ? clock.elapsed_ms / 1000 : 0));
    await press(play, id, 'end-round');
    if (round < clock.round_count) await wait(clock.break_seconds);
  }
}
