// Which refusals at the desk say nothing any more: once a step was taken, or once what they were about stands otherwise.
import type { ArenaQueue } from '@gelanggang/contract/arena-control';

interface TakenStep {
  arenaId: number;
  /** Of a press on the clock, and of a point: these leave what was refused. */
  clock?: unknown;
  count?: unknown;
}

interface Refusal {
  key: string;
  arenaId: number;
  matchId: number;
  clock?: unknown;
}

/** Keys of the refusals of its arena. */
export function overtaken(refused: readonly Pick<Refusal, 'key' | 'arenaId'>[], done: TakenStep): string[] {
  if (done.clock || done.count) return [];
  return refused.filter((one) => one.arenaId === done.arenaId).map((one) => one.key);
}

/** What the desk knew of a refusal's match and arena, and when it learned of the refusal. */
export interface Standing {
  at: number;
  mark: string;
}

/** The answer after a refusal tells why it was refused; a change after that overtakes it. */
export const SETTLES_MS = 3_000;

/** What decides whether a step can be taken: the match itself, and who has the arena; of a press on the clock the clock too. */
export function markOf(queue: ArenaQueue, { matchId, clock }: Pick<Refusal, 'matchId' | 'clock'>): string {
  const match = queue.matches.find((one) => one.id === matchId);
  const running = queue.matches.find((one) => one.id === queue.current_match_id);
  const isOf = (one: { match_id: number }) => one.match_id === matchId;
  return JSON.stringify([
    ...[match?.status, match?.arena_id, match?.blue.name, match?.red.name, clock ? match?.clock : null],
    ...[queue.results.find(isOf)?.id, queue.waiting_ids.includes(matchId), running?.id, running?.status],
    ...[queue.doctor_leaves.filter(isOf), queue.absent.filter(isOf), queue.barred.filter(isOf)],
  ]);
}

/** Keys of the refusals that no longer hold; `known` is kept from call to call and brought up to date. */
export function passedRefusals(
  refused: readonly Refusal[],
  queue: ArenaQueue,
  known: Map<string, Standing>,
  now: number,
): string[] {
  const passed: string[] = [];
  for (const one of refused) {
    if (one.arenaId !== queue.arena.id) continue;
    const { key } = one;
    const mark = markOf(queue, one);
    const before = known.get(key);
    if (!before) known.set(key, { at: now, mark });
    else if (now - before.at < SETTLES_MS) before.mark = mark;
    else if (before.mark !== mark) passed.push(key);
  }
  for (const key of known.keys()) if (!refused.some((one) => one.key === key)) known.delete(key);
  return passed;
}
