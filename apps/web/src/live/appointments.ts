// When those whom a spectator follows are on, out of all arenas and days: 'Kapan saya main?'.
import type { LiveArena, LiveMatch } from '@gelanggang/contract/live';
import type { TimesMatch } from '@gelanggang/contract/match-outlines';
import { waitingOf, type ArenaDay, type Slot } from './arena-days';

/** Of a match of others perhaps only its times are known. */
export type KnownMatch = LiveMatch | TimesMatch;

export interface Appointment<Match = LiveMatch> {
  slot: Slot<Match>;
  arena: LiveArena;
  state: 'now' | 'called' | 'waiting' | 'done';
  /** Matches of the mat that come before it, the running one included; null unless it waits today. */
  before: number | null;
  /** When it starts, or started: estimated, else planned. */
  at: number;
}

/** Those still to come first, in order of time; then what is done, latest first. */
export function appointmentsOf(
  days: readonly ArenaDay<KnownMatch>[],
  isFollowed: (match: LiveMatch) => boolean,
): Appointment[] {
  const found = days.flatMap((one) =>
    appointmentsOn(one)
      .filter(isNamed)
      .filter(({ slot }) => isFollowed(slot.match)),
  );
  const toCome = found.filter(({ state }) => state !== 'done').sort((a, b) => a.at - b.at);
  const done = found.filter(({ state }) => state === 'done').sort((a, b) => b.at - a.at);
  return [...toCome, ...done];
}

const isNamed = (one: Appointment<KnownMatch>): one is Appointment => one.slot.match.blue !== undefined;

function appointmentsOn({ arena, current, next, later, done }: ArenaDay<KnownMatch>): Appointment<KnownMatch>[] {
  const onMat = current ? [current] : [];
  const waiting = waitingOf({ next, later });
  return [
    ...onMat.map((slot) => {
      const startedAt = slot.match.started_at ?? slot.match.called_at;
      const state = slot.match.status === 'ongoing' ? ('now' as const) : ('called' as const);
      return { slot, arena, state, before: null, at: startedAt ? Date.parse(startedAt) : slot.plannedAt };
    }),
    ...waiting.map((slot, index) => ({
      slot,
      arena,
      state: slot.match.status === 'called' ? ('called' as const) : ('waiting' as const),
      // only the day that is on has estimates
      before: slot.estimatedAt === null ? null : onMat.length + index,
      at: slot.estimatedAt ?? slot.plannedAt,
    })),
    ...done.map((slot) => ({ slot, arena, state: 'done' as const, before: null, at: slot.plannedAt })),
  ];
}
