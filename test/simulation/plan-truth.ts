// The judge of plans that are made anew during the day, with a simple rule of its own: who has begun stays where it is, everybody
// else has one place from now on, and nobody and no arena has two things at once.
import type { LiveMatch } from '@gelanggang/contract/live';
import { CORNERS } from '@gelanggang/domain/words/corners';

/** In minutes of the day, on the tournament's clock. */
export interface Slot {
  matchId: number;
  arenaId: number;
  date: string;
  start: number;
  isDraft: boolean;
}

export interface Wanted {
  date: string;
  /** Nothing is planned before. */
  now: number;
  /** Minutes on the mat, between two on one mat, and from one to the next of the same athlete. */
  tanding: number;
  seni: number;
  changeOver: number;
  rest: number;
}

const isHeld = ({ blue, red }: LiveMatch): boolean => blue.state !== 'bye' && red.state !== 'bye';
const isBeside = (a: LiveMatch, b: LiveMatch): boolean =>
  a.battle_group !== null && a.pool_id === b.pool_id && a.battle_group === b.battle_group;

/** Whether it, or its battle, is called, on the mat or over. */
const hasBegun = (match: LiveMatch, all: readonly LiveMatch[]): boolean =>
  all.some((one) => (one === match || isBeside(one, match)) && one.status !== 'scheduled');

/** Whether anything is left to plan. */
export const isAnyLeft = (all: readonly LiveMatch[]): boolean => all.some((one) => isHeld(one) && !hasBegun(one, all));

/** @param matches as they stood when it was made; those in `moved` have been called meanwhile */
export function planFaults(
  matches: readonly LiveMatch[],
  before: readonly Slot[],
  after: readonly Slot[],
  wanted: Wanted,
  moved: ReadonlySet<number> = new Set(),
): string[] {
  const faults: string[] = [];
  const planned: { match: LiveMatch; slot: Slot; end: number }[] = [];
  for (const match of matches.filter(isHeld)) {
    if (moved.has(match.id)) continue;
    const [was, is] = [before, after].map((slots) => slots.filter(({ matchId }) => matchId === match.id));
    if (!was || !is) continue;
    if (hasBegun(match, matches)) {
      if (JSON.stringify(was) !== JSON.stringify(is))
        faults.push(`match ${match.id} has begun and is planned elsewhere: ${JSON.stringify([was, is])}`);
      continue;
    }
    const [slot] = is;
    if (!slot || is.length > 1) {
      faults.push(`match ${match.id} stands in ${is.length} schedules after a new plan`);
      continue;
    }
    if (slot.date !== wanted.date || slot.start < wanted.now || slot.isDraft)
      faults.push(`match ${match.id} is planned in the past, for another day or for nobody: ${JSON.stringify(slot)}`);
    planned.push({ match, slot, end: slot.start + wanted[match.kind] });
  }
  for (const one of planned) {
    for (const other of planned) {
      const isOne = isBeside(one.match, other.match);
      if (one === other || other.slot.start < one.slot.start) continue;
      const gap = other.slot.start - one.end;
      if (one.slot.arenaId === other.slot.arenaId && gap < (isOne ? 0 : wanted.changeOver))
        faults.push(
          `matches ${one.match.id} and ${other.match.id} are planned on one mat with ${gap} minutes between them`,
        );
      if (!isOne && gap < wanted.rest && namesOf(one.match).some((name) => namesOf(other.match).includes(name)))
        faults.push(`matches ${one.match.id} and ${other.match.id} of one athlete have ${gap} minutes between them`);
    }
    const next = planned.find(({ match }) => match.id === one.match.next_match_id);
    if (next && next.slot.start < one.end)
      faults.push(`match ${next.match.id} is planned before match ${one.match.id}, which decides who stands in it`);
  }
  return faults;
}

const namesOf = (match: LiveMatch): string[] =>
  CORNERS.filter((corner) => match[corner].state === 'unit').map((corner) => match[corner].name);
