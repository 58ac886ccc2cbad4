// Moves a match on the board by hand: it goes in where it is dropped, and what is in its way moves down.
import { dayStart, type Placement, type PlanWindow } from './plan-types';

/** What stands on a mat. A fixed one is never moved aside. */
export interface Standing extends Placement {
  length: number;
  isFixed: boolean;
}

export interface MoveRules {
  windows: readonly PlanWindow[];
  changeOver: number;
}

/**
 * Where everything stands that changes its place, the moved match first. Dropped on the upper half of a match it goes
 * before it, on the lower half after it; in a gap it begins where it was dropped. Those after it are pushed only as far
 * as needed, over the end of a session into the next one, and around fixed ones.
 */
export function moveTask(
  standing: readonly Standing[],
  moved: { id: number; length: number },
  to: { arenaId: number; start: number },
  rules: MoveRules,
): Placement[] {
  const day = dayStart(to.start);
  const lane = standing
    .filter((one) => one.id !== moved.id && one.arenaId === to.arenaId && dayStart(one.start) === day)
    .sort((a, b) => a.start - b.start || a.id - b.id);
  const hit = lane.find((one) => one.start <= to.start && to.start < one.start + one.length);
  const isBefore = hit !== undefined && !hit.isFixed && to.start < hit.start + hit.length / 2;
  const wanted = hit ? (isBefore ? hit.start : hit.start + hit.length + rules.changeOver) : to.start;
  const above = lane.filter((one) => one !== hit && one.start < wanted).concat(hit && !isBefore ? [hit] : []);
  const below = lane.filter((one) => !above.includes(one));
  const fixed = lane.filter((one) => one.isFixed);

  let free = Math.max(-Infinity, ...above.map((one) => one.start + one.length + rules.changeOver));
  const changed: Placement[] = [];
  const stand = (one: { id: number; length: number }, start: number, before: number | null) => {
    const at = settle(one.length, Math.max(start, free), to.arenaId, fixed, rules);
    free = at + one.length + rules.changeOver;
    if (at !== before) changed.push({ id: one.id, arenaId: to.arenaId, start: at });
  };
  stand(moved, wanted, null);
  for (const one of below) {
    if (!one.isFixed) stand(one, one.start, one.start);
  }
  return changed;
}

/** The first minute from `start` on at which it neither crosses a fixed match nor runs over the end of its session. */
function settle(
  length: number,
  start: number,
  arenaId: number,
  fixed: readonly Standing[],
  { windows, changeOver }: MoveRules,
): number {
  let at = start;
  for (;;) {
    const end = at + length;
    const inWay = fixed.find((one) => at < one.start + one.length + changeOver && one.start < end + changeOver);
    const session = windows.find((one) => one.arenaId === arenaId && one.from <= at && at < one.to);
    const next = session && end > session.to ? nextSession(windows, arenaId, session) : null;
    if (inWay) at = inWay.start + inWay.length + changeOver;
    else if (next) at = next.from;
    else return at;
  }
}

/** Of the same day; null: there is none. */
function nextSession(windows: readonly PlanWindow[], arenaId: number, session: PlanWindow): PlanWindow | null {
  const later = windows.filter(
    (one) => one.arenaId === arenaId && one.from >= session.to && dayStart(one.from) === dayStart(session.from),
  );
  return later.sort((a, b) => a.from - b.from)[0] ?? null;
}
