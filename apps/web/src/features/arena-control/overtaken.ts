// Which refusals at the desk say nothing any more, once a step was taken.

interface TakenStep {
  arenaId: number;
  /** Of a press on the clock, and of a point: these leave what was refused. */
  clock?: unknown;
  count?: unknown;
}

/** Keys of the refusals of its arena. */
export function overtaken(refused: readonly { key: string; arenaId: number }[], done: TakenStep): string[] {
  if (done.clock || done.count) return [];
  return refused.filter((one) => one.arenaId === done.arenaId).map((one) => one.key);
}
