// Why a plan cannot be taken as it stands: what has changed in the tournament since it was made.
import { seenPlace, type WorldTask } from '@gelanggang/domain/schedule/auto/plan-world';
import { clockTime, longDate } from '@gelanggang/domain/words/dates';
import { type SlotRow, startOf } from './plan-rows.queries';
import { autoScheduleTexts } from './texts';

/** In sentences; empty: it can be taken. */
export function problemsOf(
  slots: readonly SlotRow[],
  world: readonly WorldTask[],
  arenas: ReadonlyMap<number, string>,
): string[] {
  const taskOf = new Map(world.map((task) => [task.id, task]));
  const found: string[] = [];
  const { problems } = autoScheduleTexts;
  const count = (isSo: (slot: SlotRow) => boolean, text: (n: number) => string) => {
    const n = slots.filter(isSo).length;
    if (n > 0) found.push(text(n));
  };
  count(({ matchId, arenaId }) => arenaId !== null && !taskOf.has(matchId), problems.gone);
  count(({ matchId }) => taskOf.get(matchId)?.isBegun === true, problems.begun);
  count((slot) => isElsewhere(slot, taskOf.get(slot.matchId)), problems.elsewhere);
  count(({ arenaId }) => arenaId !== null && !arenas.has(arenaId), problems.arenaGone);
  return [...found, ...overlaps(slots, world, arenas)];
}

function isElsewhere(slot: SlotRow, task: WorldTask | undefined): boolean {
  return task !== undefined && !task.isBegun && seenPlace(task) !== slot.seen;
}

/** Somebody has put other matches where the plan has its own. */
function overlaps(
  slots: readonly SlotRow[],
  world: readonly WorldTask[],
  arenas: ReadonlyMap<number, string>,
): string[] {
  const planned = new Set(slots.map(({ matchId }) => matchId));
  const others = new Map<number, { from: number; to: number }[]>();
  for (const { id, place, length } of world) {
    if (!place || planned.has(id)) continue;
    const list = others.get(place.arenaId) ?? [];
    list.push({ from: place.start, to: place.start + length });
    others.set(place.arenaId, list);
  }
  const told = new Map<string, string>();
  for (const slot of slots) {
    const start = startOf(slot);
    const { arenaId, date, time } = slot;
    if (start === null || arenaId === null || date === null || time === null) continue;
    const isTaken = others.get(arenaId)?.some(({ from, to }) => from < start + slot.lengthMinutes && start < to);
    const key = `${arenaId} ${date}`;
    if (!isTaken || told.has(key)) continue;
    const name = arenas.get(arenaId) ?? '';
    told.set(key, autoScheduleTexts.problems.taken(name, longDate(date), clockTime(time)));
  }
  return [...told.values()];
}
