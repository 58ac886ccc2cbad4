// The matches that were drawn, and the sessions of the arenas in which they stand.
import * as liveCalls from '@gelanggang/contract/calls/live-snapshot';
import * as scheduleCalls from '@gelanggang/contract/calls/schedules';
import type { LiveSnapshot } from '@gelanggang/contract/live';
import { CORNERS } from '@gelanggang/domain/words/corners';
import type { Person } from './person';
import type { Opened } from './opening';
import type { World } from './world';

const DAY = '2026-11-28';

export async function readLive(person: Person, slug: string): Promise<LiveSnapshot> {
  return (await person.must(liveCalls.snapshot, { params: { slug, kind: 'tanding' } })) as unknown as LiveSnapshot;
}

/** Who stands in the first round of each pool. */
export async function readStanding(world: World, opened: Opened, person: Person): Promise<Map<number, string[]>> {
  const { matches } = await world.upToDate(opened.tournamentId, () => readLive(person, opened.slug));
  const standing = new Map<number, string[]>();
  for (const match of matches.filter(({ round }) => round === 1))
    for (const corner of CORNERS)
      if (match[corner].state === 'unit')
        standing.set(match.pool_id, [...(standing.get(match.pool_id) ?? []), match[corner].name]);
  return standing;
}

/** Rounds one after the other, pools dealt out to the arenas. */
export async function scheduleAll(world: World, opened: Opened, offices: readonly Person[]): Promise<void> {
  const [office] = offices as [Person];
  const { matches } = await world.upToDate(opened.tournamentId, () => readLive(office, opened.slug));
  const fought = matches.filter(({ blue, red }) => blue.state !== 'bye' && red.state !== 'bye');
  const poolIds = [...new Set(fought.map((match) => match.pool_id))];
  for (const [at, arena] of opened.arenas.entries()) {
    const own = fought
      .filter((match) => poolIds.indexOf(match.pool_id) % opened.arenas.length === at)
      .sort((a, b) => a.round - b.round || a.id - b.id);
    if (own.length === 0) continue;
    const time = (order: number) =>
      `${String(8 + Math.floor((order * 7) / 60)).padStart(2, '0')}:${String((order * 7) % 60).padStart(2, '0')}`;
    await office.must(scheduleCalls.create, {
      body: {
        ...{ tournament_id: opened.tournamentId, tournament_arena_id: arena.id, scheduled_date: DAY },
        ...{ start_time: '08:00', end_time: '20:00', age_category_id: 'all', match_category_id: 'all' },
        ...{ category_class_id: 'all', is_confirmed: true },
        matches: own.map(({ id }, order) => ({ tournament_match_id: id, order: order + 1, start_time: time(order) })),
      },
    });
  }
}
