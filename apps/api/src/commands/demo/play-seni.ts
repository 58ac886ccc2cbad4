// Plays the seni of one arena forward: each performance takes its time, then its judges' scores are handed in.
import { setTimeout as pause } from 'node:timers/promises';
import type { ArenaQueue } from '@gelanggang/contract/arena-control';
import type { LiveMatch } from '@gelanggang/contract/live';
import { createRandom, deriveSeed } from '@gelanggang/domain/random';
import { performanceOf } from './demo-performance';
import { isOpen, type Play } from './play';

/** Seconds of the tournament until the next one stands on the mat. */
const CHANGE_OVER = 45;

/** False: there is none, or the next battle waits for a winner of another arena. */
export async function performNext(play: Play, queue: ArenaQueue): Promise<boolean> {
  const match = queue.matches.find((one) => one.kind === 'seni' && isOpen(one) && isKnown(one, queue));
  if (!match) return false;
  const wait = (seconds: number) => pause((seconds * 1000) / play.speed, undefined, { signal: play.signal });
  const rules = await play.client.seniPool(match.pool_id);
  const isFinal = match.mode === 'battle' && match.next_match_id === null;
  const { max } = isFinal ? rules.final_time_rule : rules.time_rule;
  const record = performanceOf(createRandom(deriveSeed('67656c616e676721', `performance ${match.id}`)), max);
  const title = `${queue.arena.name}, penampilan ${match.number ?? match.id}: ${match[match.corner ?? 'blue'].name}`;
  play.say(`${title} …`);
  await wait(record.seconds ?? 0);
  await play.client.perform(match.id, record);
  play.say(`${title} → ${record.outcome === 'performed' ? 'dinilai' : 'tidak hadir'}`);
  await wait(CHANGE_OVER);
  return true;
}

/** Who performs is known, and in a battle the opponent too. */
function isKnown(match: LiveMatch, queue: ArenaQueue): boolean {
  const corner = match.corner ?? 'blue';
  if (match[corner].state !== 'unit') return false;
  const other = queue.matches.find(
    (one) => one.id !== match.id && one.pool_id === match.pool_id && one.battle_group === match.battle_group,
  );
  return match.mode === 'default' || !other?.corner || other[other.corner].state === 'unit';
}
