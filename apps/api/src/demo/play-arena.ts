// Plays the matches of one arena forward: calls, starts and ends them, as fast as it is told.
import { setTimeout as pause } from 'node:timers/promises';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import { createRandom, deriveSeed } from '@gelanggang/domain/random';
import { outcomeOf } from './demo-outcome';
import { CallRefused } from './operator-client';
import { isOpen, type Play } from './play';
import { playRounds } from './play-rounds';
import { perform } from './play-seni';

/** Seconds of the tournament. */
const FROM_CALL_TO_START = 90;
const CHANGE_OVER = 60;
/** Real milliseconds before an arena that waits for another one looks again. */
const LOOK_AGAIN = 500;

/** Ends when every day of the arena is over; what an earlier day left open comes first. */
export async function playArena(play: Play, arenaId: number): Promise<void> {
  let queue = await play.client.queue(arenaId);
  for (const date of queue.dates) {
    queue = await play.client.queue(arenaId, date);
    while (queue.matches.some(isOpen)) {
      const played = await tolerate(play, () => playNext(play, queue));
      if (!played) await pause(LOOK_AGAIN, undefined, { signal: play.signal });
      queue = await play.client.queue(arenaId, date);
    }
  }
  play.say(`${queue.arena.name}: semua partai selesai.`);
}

/** False: the next match waits for a winner of another arena. */
async function playNext(play: Play, queue: ArenaQueue): Promise<boolean> {
  const match = queue.matches.find((one) => one.id === (queue.current_match_id ?? queue.next_match_id) && isOpen(one));
  if (!match) return false;
  if (match.kind === 'seni') {
    await perform(play, queue, match);
    return true;
  }
  const title = `${queue.arena.name}, partai ${match.number ?? match.id}: ${match.blue.name} – ${match.red.name}`;
  const wait = (seconds: number) => pause((seconds * 1000) / play.speed, undefined, { signal: play.signal });
  if (match.status === 'scheduled') {
    await play.client.step(match.id, 'call');
    await wait(FROM_CALL_TO_START);
  }
  const started = match.status === 'ongoing' ? match : await play.client.step(match.id, 'start');
  play.say(`${title} …`);
  const outcome = outcomeOf(createRandom(deriveSeed('67656c616e676721', `match ${match.id}`)));
  // what was counted before stands already
  const isFresh = match.status !== 'ongoing';
  const reached = (score: number | null) => (isFresh && score !== null ? score : 0);
  await playRounds(play, started, { blue: reached(outcome.blueScore), red: reached(outcome.redScore) });
  await play.client.finish(match.id, outcome);
  const winner = outcome.winner === 'blue' ? match.blue.name : match.red.name;
  play.say(`${title} → ${winner} (${outcome.winKind ?? 'WO'})`);
  await wait(CHANGE_OVER);
  return true;
}

/** Somebody else at the desk may have been faster: then the arena is looked at again. */
async function tolerate(play: Play, work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof CallRefused) || error.status !== 409) throw error;
    play.say(error.message);
    return false;
  }
}
