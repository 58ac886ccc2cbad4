// Plays the seni of one arena forward: each performance takes its time, then its judges' scores are handed in.
import { setTimeout as pause } from 'node:timers/promises';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { createRandom, deriveSeed } from '@gelanggang/domain/random';
import { performanceOf } from './demo-performance';
import { type Play, press } from './play';

/** Seconds of the tournament. */
const FROM_CALL_TO_START = 30;
const JUDGES = 20;
const CHANGE_OVER = 25;

/** From its call to its scores. */
export async function perform(play: Play, queue: ArenaQueue, match: LiveMatch): Promise<void> {
  const wait = (seconds: number) => pause((seconds * 1000) / play.speed, undefined, { signal: play.signal });
  const pool = await play.client.seniPool(match.pool_id);
  const rules = pool.matches.find((one) => one.id === match.id)?.rules;
  if (!rules) throw new Error(`Performance ${match.id} is not in its pool.`);
  const record = performanceOf(createRandom(deriveSeed('67656c616e676721', `performance ${match.id}`)), rules);
  const title = `${queue.arena.name}, penampilan ${match.number ?? match.id}: ${match[match.corner ?? 'blue'].name}`;
  if (match.status === 'scheduled') {
    await play.client.step(match.id, 'call');
    await wait(FROM_CALL_TO_START);
  }
  if (record.outcome !== 'absent') {
    if (match.status !== 'ongoing') await play.client.step(match.id, 'start');
    play.say(`${title} …`);
    if (!match.clock?.running_since) await press(play, match.id, 'start');
    await wait(record.seconds ?? 0);
    await press(play, match.id, 'pause');
    await wait(JUDGES);
  }
  await play.client.perform(match.id, record);
  play.say(`${title} → ${record.outcome === 'performed' ? 'dinilai' : 'tidak hadir'}`);
  await wait(CHANGE_OVER);
}
