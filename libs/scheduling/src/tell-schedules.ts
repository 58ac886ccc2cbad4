// Tells saved schedules with their matches, and those that these decide: read under the stream's lock.
import { streams } from '@gelanggang/contract/events';
import type { LiveMatch } from '@gelanggang/contract/live';
import type { Whole } from '@gelanggang/contract/told-whole';
import { readLiveMatches } from '@gelanggang/database/queries/live-match.queries';
import { readLiveSchedules } from '@gelanggang/database/queries/live-schedule.queries';
import type { Emit, LockedManager } from '@gelanggang/platform/events/event-log';
import { readWithFollowers } from './with-followers';

/** Matches of one event: a hall full of phones gets many small pieces instead of one large one. */
const MATCHES_PER_EVENT = 100;

/** A public schedule with the matches that stand in it, their followers, and `others`: those that it lost. */
export function tellSchedule(emit: Emit, tournamentId: number, id: number, others: readonly number[] = []): void {
  emit.whole(streams.tournament(tournamentId), 'schedule.saved', async (locked) => ({
    schedule: await publicSchedule(locked, id),
    matches: await readWithFollowers(locked, [...(await matchIdsOf(locked, [id])), ...others]),
  }));
}

/** What is left in a public schedule that lost matches: numbers stay, so that nobody is named by another one. */
export function tellRemaining(emit: Emit, tournamentId: number, id: number): void {
  emit.whole(streams.tournament(tournamentId), 'schedule.saved', async (locked) => ({
    schedule: await publicSchedule(locked, id),
    matches: await readLiveMatches(locked, { matchIds: await matchIdsOf(locked, [id]) }),
  }));
}

/** Several at once; who left one of them is told with the one that took it in. One read for all. */
export function tellSchedules(emit: Emit, tournamentId: number, ids: readonly number[]): void {
  let read: Promise<Whole<LiveMatch>[]> | undefined;
  const all = (locked: LockedManager) =>
    (read ??= matchIdsOf(locked, ids).then((matchIds) => readWithFollowers(locked, matchIds)));
  const stream = streams.tournament(tournamentId);
  for (const id of ids) {
    emit.whole(stream, 'schedule.saved', async (locked) => {
      const matches = (await all(locked)).filter((match) => match.schedule_id === id);
      return { schedule: await publicSchedule(locked, id), matches };
    });
  }
  // a schedule that is told after the one that a match went to would free it again
  emit.whole(stream, 'matches.changed', async (locked) => ({ matches: await all(locked) }));
}

/** These matches, whole; nothing where there are none. */
export function tellMatches(emit: Emit, tournamentId: number, ids: readonly number[]): void {
  for (let at = 0; at < ids.length; at += MATCHES_PER_EVENT) {
    const matchIds = ids.slice(at, at + MATCHES_PER_EVENT);
    emit.whole(streams.tournament(tournamentId), 'matches.changed', async (locked) => ({
      matches: await readLiveMatches(locked, { matchIds }),
    }));
  }
}

/** Its writer holds it, and knows that it is no draft. */
async function publicSchedule(locked: LockedManager, id: number) {
  const [schedule] = await readLiveSchedules(locked, { scheduleIds: [id] });
  if (!schedule) throw new Error(`Schedule ${id} is not public within its own transaction.`);
  return schedule;
}

async function matchIdsOf(locked: LockedManager, scheduleIds: readonly number[]): Promise<number[]> {
  const rows = await locked.query<{ id: number }[]>(
    'select match_id as id from schedule_detail where schedule_id = any($1::bigint[])',
    [scheduleIds],
  );
  return rows.map((row) => row.id);
}
